import { decisionRow } from "@kwan/domain/decisions";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { DecisionId } from "../../../platform/ids.ts";
import { may } from "../../../platform/scopes.ts";
import { reopenAppeal } from "../appeals-store.ts";
import { closeDecision, lockDecision } from "../store.ts";
import { workOf } from "../subjects.ts";
import { takeBack } from "./take-back.ts";

/**
 * Withdraws the caller's own proposal, or proposes to reverse a decision that is in force. Returns the ID of the
 * withdrawn proposal or of the proposed reversal.
 */
export async function withdrawDecision(context: Context<Actor>, id: DecisionId, reason: string): Promise<DecisionId> {
  const { tx, deps, actor } = context;
  const decision = orNotFound(await lockDecision(tx, id), "decision");
  const row = decisionRow(decision.kind);
  const { subject, subject_id } = decision;
  const { entity } = workOf(subject);
  if (!may(actor, row.scope)) throw new DomainError("forbidden");
  if (decision.state === "proposed") {
    if (decision.proposed_by !== actor.id) throw new DomainError("state_forbids", m.decisions_not_your_proposal());
    await closeDecision(tx, id, { state: "withdrawn", decided_at: deps.now() });
    await reopenAppeal(tx, id);
    await recordAudit(context, {
      action: "withdraw_proposal",
      entity,
      entity_id: subject_id,
      after: { decision: id, kind: decision.kind, reason },
    });
    return id;
  }
  if (decision.withdraws !== null) throw new DomainError("state_forbids", m.decisions_nothing_to_take_back());
  return takeBack(context, decision, reason);
}
