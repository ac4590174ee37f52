import { decisionRow } from "@kwan/domain/decisions";
import { m } from "#messages";
import { concludeByDecision } from "../../../licensing/services/commands/conclude-by-decision.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, invalidField, orNotFound, stale } from "../../../platform/domain-error.ts";
import type { DecisionId } from "../../../platform/ids.ts";
import { may } from "../../../platform/scopes.ts";
import { reopenAppeal, tookPartInAppealed } from "../appeals-store.ts";
import { presentDecision } from "../present.ts";
import { closeDecision, findDecision, lockDecision } from "../store.ts";
import { lockSubject, workOf } from "../subjects.ts";
import { putInForce } from "./put-in-force.ts";
import { requireEvidence } from "./require-evidence.ts";

/**
 * Approves or rejects a proposal, once. Nobody can decide their own proposal, a proposal about their own record, or one to
 * which a file has been added since they read it.
 */
export async function decideDecision(
  context: Context<Actor>,
  id: DecisionId,
  { outcome, note: words }: { readonly outcome: "approved" | "refused"; readonly note?: string | null | undefined },
  version: number | null,
): Promise<void> {
  const { tx, deps, actor } = context;
  const decision = orNotFound(await lockDecision(tx, id), "decision");
  const { kind, subject, subject_id } = decision;
  const { approval } = decisionRow(kind);
  if (!approval || !may(actor, approval)) throw new DomainError("forbidden");
  if (decision.proposed_by === actor.id) throw new DomainError("own_request", m.decisions_own_proposal());
  if (decision.state !== "proposed")
    throw new DomainError("state_forbids", m.decisions_already_decided({ state: decision.state }));
  if (decision.withdraws !== null && (await tookPartInAppealed(tx, id, actor.id)))
    throw new DomainError("own_request", m.decisions_own_part());
  if (version !== null && version !== decision.version)
    throw stale(presentDecision(actor)(orNotFound(await findDecision(tx, id), "decision")), decision.version);
  const record = await lockSubject(context, subject, subject_id);
  if (outcome === "approved") {
    await requireEvidence(tx, decision);
    return putInForce(context, id, record, actor);
  }
  if (!words || words.length < 10) throw invalidField("note", m.decisions_say_why());
  await closeDecision(tx, id, { state: "refused", decided_at: deps.now(), decided_by: actor.id, refusal: words });
  await reopenAppeal(tx, id);
  if (kind === "change_licence") await concludeByDecision(context, id, "refused", words);
  await recordAudit(context, {
    action: "refuse_decision",
    entity: workOf(subject).entity,
    entity_id: subject_id,
    after: { decision: id, kind, reason: words },
  });
}
