import { decisionRow } from "@kwan/domain/decisions";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { ifNotUnique } from "../../../platform/db/errors.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { DecisionId } from "../../../platform/ids.ts";
import { may } from "../../../platform/scopes.ts";
import { effectOf } from "../effects.ts";
import { isSame } from "../is-same.ts";
import { type DecisionRow, insertDecision, lockDecision } from "../store.ts";
import { lockSubject, workOf } from "../subjects.ts";
import { putInForce } from "./put-in-force.ts";

/**
 * Proposes to reverse a decision that is in force, and returns the ID of the proposal. A reversal needs as many people
 * as the decision did. Refused if the decision is final, or if the values that it set have changed since.
 */
export async function proposeReversal(
  context: Context<Actor>,
  decision: DecisionRow,
  reason: string,
): Promise<DecisionId> {
  const { tx, deps, actor } = context;
  const { id, kind, subject, subject_id, driver_id } = decision;
  const { is_final } = decisionRow(kind);
  if (decision.state !== "in_force") throw new DomainError("state_forbids", m.decisions_nothing_to_take_back());
  if (is_final !== null) throw new DomainError("state_forbids", is_final);
  const record = await lockSubject(context, subject, subject_id);
  const present = await effectOf(kind).read(context, record, Object.keys(decision.after), id);
  if (!isSame(present, decision.after)) throw new DomainError("state_forbids", m.decisions_changed_since());
  const opposite = deps.newId("dec");
  await insertDecision(tx, {
    id: opposite,
    kind,
    subject,
    subject_id,
    driver_id,
    details: decision.details,
    ground: decision.ground,
    reason,
    state: "proposed",
    needs_second: decision.needs_second,
    before: decision.after,
    after: decision.before,
    proposed_by: actor.id,
    proposed_at: deps.now(),
    withdraws: id,
  }).catch(ifNotUnique(() => new DomainError("already_open", m.decisions_already_proposed())));
  await recordAudit(context, {
    action: "propose_reversal",
    entity: workOf(subject).entity,
    entity_id: subject_id,
    after: { decision: opposite, withdraws: id, kind, reason },
  });
  if (!decision.needs_second) await putInForce(context, opposite, record);
  return opposite;
}

/** Proposes to reverse a decision, for somebody who may propose decisions of its kind. */
export async function reverseDecision(context: Context<Actor>, id: DecisionId, reason: string): Promise<DecisionId> {
  const decision = orNotFound(await lockDecision(context.tx, id), "decision");
  if (!may(context.actor, decisionRow(decision.kind).scope)) throw new DomainError("forbidden");
  // Only an appeal can lead to the reversal of a reversal.
  if (decision.withdraws !== null) throw new DomainError("state_forbids", m.decisions_nothing_to_take_back());
  return proposeReversal(context, decision, reason);
}
