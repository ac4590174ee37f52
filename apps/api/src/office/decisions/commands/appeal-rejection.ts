import type { AnswerOf, appealApplication } from "@kwan/contract";
import { dayOf } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { lastDayToAppeal } from "@kwan/domain/decisions";
import { m } from "#messages";
import { lockApplication } from "../../../licensing/services/store.ts";
import { lockRequest } from "../../../licensing/update-requests/store.ts";
import { requireConfirmed } from "../../../people/drivers/provisional.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { ifNotUnique } from "../../../platform/db/errors.ts";
import type { Queries } from "../../../platform/db/open.ts";
import { DomainError, notFound } from "../../../platform/domain-error.ts";
import { insertAppeal } from "../appeals-store.ts";
import { presentOwnAppeal } from "../present-appeal.ts";
import { appealOf, findRejection, type Rejected } from "../rejections-store.ts";

const nounOf = ({ subject }: Rejected) => (subject === "application" ? "application" : "request");

/** Finds the rejection of the caller's own application or update request. */
async function ownRejection(db: Queries, { driver }: Actor, rejected: Rejected) {
  const rejection = await findRejection(db, rejected);
  if (!rejection || driver === null || rejection.driver_id !== driver) throw notFound(nounOf(rejected));
  const { driver_id, rejected_at } = rejection;
  if (rejected_at === null) throw new DomainError("state_forbids", m.decisions_not_rejected());
  return { driver_id, last: lastDayToAppeal(dayOf(rejected_at)) };
}

/** Returns the last day on which the caller can appeal against a rejection, and the appeal if there is one. */
export async function readOwnAppeal(
  { deps, actor }: Pick<Context<Actor>, "deps" | "actor">,
  db: Queries,
  rejected: Rejected,
): Promise<AnswerOf<typeof appealApplication>> {
  const { last: appeal_until } = await ownRejection(db, actor, rejected);
  const appeal = await appealOf(db, rejected);
  return {
    appeal_until,
    may_appeal: !appeal && deps.today() <= appeal_until,
    appeal: appeal ? presentOwnAppeal(appeal) : null,
  };
}

/**
 * Submits an appeal against the rejection of the caller's own application or update request, once and within the time
 * limit.
 */
export async function appealRejection(context: Context<Actor>, rejected: Rejected, reasons: string): Promise<void> {
  const { tx, deps, actor } = context;
  if (rejected.subject === "application") await lockApplication(tx, rejected.id);
  else await lockRequest(tx, rejected.id);
  const { driver_id, last } = await ownRejection(tx, actor, rejected);
  await requireConfirmed(tx, driver_id);
  if (deps.today() > last)
    throw new DomainError("state_forbids", m.decisions_appeal_late({ date: formatDate(last, "long") }));
  const id = deps.newId("apl");
  await insertAppeal(tx, {
    id,
    ...(rejected.subject === "application" ? { application_id: rejected.id } : { update_request_id: rejected.id }),
    driver_id,
    made_by: actor.id,
    reasons,
    made_at: deps.now(),
  }).catch(ifNotUnique(() => new DomainError("already_open", m.decisions_already_appealed())));
  await recordAudit(context, {
    action: "appeal_rejection",
    entity: "driver",
    entity_id: driver_id,
    after: { appeal: id, [rejected.subject]: rejected.id },
  });
}
