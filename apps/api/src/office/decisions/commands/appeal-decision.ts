import { dayOf } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { lastDayToAppeal } from "@kwan/domain/decisions";
import { m } from "#messages";
import { requireConfirmed } from "../../../people/drivers/provisional.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { ifNotUnique } from "../../../platform/db/errors.ts";
import { DomainError, notFound } from "../../../platform/domain-error.ts";
import type { DecisionId } from "../../../platform/ids.ts";
import { insertAppeal } from "../appeals-store.ts";
import { lockDecision } from "../store.ts";

/**
 * Submits an appeal against a decision about the caller, if the decision is in force. People can appeal against each
 * decision once, within the time limit.
 */
export async function appealDecision(context: Context<Actor>, id: DecisionId, reasons: string): Promise<void> {
  const { tx, deps, actor } = context;
  const decision = await lockDecision(tx, id);
  const { driver } = actor;
  if (!decision || driver === null || decision.driver_id !== driver) throw notFound("decision");
  const { state, decided_at } = decision;
  // Proposals that never took effect are not shown to the person, so the response must not reveal that they exist.
  if (decided_at === null || state === "refused" || state === "withdrawn") throw notFound("decision");
  if (state !== "in_force") throw new DomainError("state_forbids", m.decisions_not_appealable());
  await requireConfirmed(tx, driver);
  const last = lastDayToAppeal(dayOf(decided_at));
  if (deps.today() > last)
    throw new DomainError("state_forbids", m.decisions_appeal_late({ date: formatDate(last, "long") }));
  const appeal = deps.newId("apl");
  await insertAppeal(tx, {
    id: appeal,
    decision_id: id,
    driver_id: driver,
    made_by: actor.id,
    reasons,
    made_at: deps.now(),
  }).catch(ifNotUnique(() => new DomainError("already_open", m.decisions_already_appealed())));
  await recordAudit(context, {
    action: "appeal_decision",
    entity: "driver",
    entity_id: driver,
    after: { decision: id, kind: decision.kind, appeal },
  });
}
