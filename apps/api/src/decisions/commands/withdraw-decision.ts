import { decisionRow } from "@kwan/domain/decisions";
import { m } from "#messages";
import { note } from "../../audit/append.ts";
import type { Actor, Context } from "../../context.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { DomainError, notFound } from "../../domain-error.ts";
import type { DecisionId } from "../../ids.ts";
import { may } from "../../scopes.ts";
import { syncTask } from "../../tasks/commands/sync-task.ts";
import { effectOf } from "../effects.ts";
import { isSame } from "../is-same.ts";
import { closeDecision, insertDecision, lockDecision } from "../store.ts";
import { lockSubject, workOf } from "../subjects.ts";
import { putInForce } from "./put-in-force.ts";

/**
 * Withdraws a proposal of one's own, or proposes to take back a decision that is in force, which needs as many people
 * as the decision did. Returns the id of the decision that has changed.
 */
export async function withdrawDecision(context: Context<Actor>, id: DecisionId, reason: string): Promise<DecisionId> {
  const { tx, deps, actor } = context;
  const decision = await lockDecision(tx, id);
  if (!decision) throw notFound("decision");
  const row = decisionRow(decision.kind);
  const { subject, subject_id, driver_id } = decision;
  const { entity } = workOf(subject);
  if (!may(actor, row.scope)) throw new DomainError("forbidden");
  if (decision.state === "proposed") {
    if (decision.proposed_by !== actor.id)
      throw new DomainError("state_forbids", { message: m.decisions_not_your_proposal() });
    await closeDecision(tx, id, { state: "withdrawn", decided_at: deps.now() });
    await syncTask(context, "approve_decision", id);
    await note(context, {
      action: "withdraw_proposal",
      entity,
      entity_id: subject_id,
      after: { decision: id, kind: decision.kind, reason },
    });
    return id;
  }
  if (decision.state !== "in_force" || decision.withdraws !== null)
    throw new DomainError("state_forbids", { message: m.decisions_nothing_to_take_back() });
  if (row.is_final !== null) throw new DomainError("state_forbids", { message: row.is_final });
  const record = await lockSubject(context, subject, subject_id);
  const present = await effectOf(decision.kind).read(context, record, Object.keys(decision.after));
  if (!isSame(present, decision.after))
    throw new DomainError("state_forbids", { message: m.decisions_changed_since() });
  const opposite = deps.newId("dec");
  await insertDecision(tx, {
    id: opposite,
    kind: decision.kind,
    subject,
    subject_id,
    driver_id,
    details: JSON.stringify(decision.details),
    ground: decision.ground,
    reason,
    state: "proposed",
    needs_second: decision.needs_second,
    before: JSON.stringify(decision.after),
    after: JSON.stringify(decision.before),
    proposed_by: actor.id,
    proposed_at: deps.now(),
    withdraws: id,
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw new DomainError("already_open", { message: m.decisions_already_proposed() });
    throw error;
  });
  await note(context, {
    action: "propose_to_take_back",
    entity,
    entity_id: subject_id,
    after: { decision: opposite, withdraws: id, kind: decision.kind, reason },
  });
  if (decision.needs_second) await syncTask(context, "approve_decision", opposite);
  else await putInForce(context, opposite, record);
  return opposite;
}
