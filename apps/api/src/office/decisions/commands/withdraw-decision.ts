import { decisionRow } from "@kwan/domain/decisions";
import { m } from "#messages";
import { concludeByDecision } from "../../../licensing/services/commands/conclude-by-decision.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { DecisionId } from "../../../platform/ids.ts";
import { may } from "../../../platform/scopes.ts";
import { reopenAppeal } from "../appeals-store.ts";
import { closeDecision, lockDecision } from "../store.ts";
import { workOf } from "../subjects.ts";

/**
 * Withdraws the caller's own proposal. If a colleague has just approved it, this fails: a decision that is in force is
 * reversed by a call of its own.
 */
export async function withdrawDecision(context: Context<Actor>, id: DecisionId, reason: string): Promise<void> {
  const { tx, deps, actor } = context;
  const { kind, subject, subject_id, proposed_by, state } = orNotFound(await lockDecision(tx, id), "decision");
  if (!may(actor, decisionRow(kind).scope)) throw new DomainError("forbidden");
  if (proposed_by !== actor.id) throw new DomainError("state_forbids", m.decisions_not_your_proposal());
  if (state !== "proposed") throw new DomainError("state_forbids", m.decisions_already_decided({ state }));
  await closeDecision(tx, id, { state: "withdrawn", decided_at: deps.now() });
  await reopenAppeal(tx, id);
  if (kind === "change_licence") await concludeByDecision(context, id, "withdrawn", reason);
  await recordAudit(context, {
    action: "withdraw_proposal",
    entity: workOf(subject).entity,
    entity_id: subject_id,
    after: { decision: id, kind, reason },
  });
}
