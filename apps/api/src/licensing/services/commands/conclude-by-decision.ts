import { recordAudit } from "../../../platform/audit/append.ts";
import type { Context } from "../../../platform/context.ts";
import type { DecisionId } from "../../../platform/ids.ts";
import { changeApplication, insertHistory, lockDecidedBy } from "../store.ts";

/** What became of a proposal. */
export type DecisionOutcome = "in_force" | "refused" | "withdrawn";

const ends = {
  in_force: { action: "complete", to_status: "completed" },
  refused: { action: "reject", to_status: "rejected" },
  withdrawn: { action: "cancel", to_status: "cancelled" },
} as const;

/**
 * Ends the office's application for a revocation together with the proposal that it hangs on. Does nothing if no
 * application hangs on this decision. The decision tells the person, so nobody is told twice.
 */
export async function concludeByDecision(
  context: Context,
  decision_id: DecisionId,
  outcome: DecisionOutcome,
  reason: string | null,
): Promise<void> {
  const { tx, deps, actor } = context;
  const application = await lockDecidedBy(tx, decision_id);
  if (!application) return;
  const now = deps.now();
  const { action, to_status } = ends[outcome];
  await changeApplication(
    tx,
    application.id,
    { status: to_status, reason, ...(outcome === "in_force" && { completed_at: now }) },
    now,
  );
  await insertHistory(tx, {
    id: deps.newId("hst"),
    application_id: application.id,
    at: now,
    action,
    from_status: application.status,
    to_status,
    by_actor: "officer",
    actor_id: actor?.id ?? null,
    reason,
    ground: null,
  });
  await recordAudit(context, {
    action: `service_${action}`,
    entity: "service",
    entity_id: application.id,
    before: { status: application.status },
    after: { status: to_status, decision: decision_id, reason },
  });
}
