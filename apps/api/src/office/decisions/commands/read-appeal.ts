import type { AnswerOf, getAppeal } from "@kwan/contract";
import { findDriver } from "../../../people/drivers/store.ts";
import type { Actor } from "../../../platform/context.ts";
import type { Queries } from "../../../platform/db/open.ts";
import { orNotFound } from "../../../platform/domain-error.ts";
import type { AppealId } from "../../../platform/ids.ts";
import { findAppeal, tookPartInAppealed } from "../appeals-store.ts";
import { presentAppeal, presentRejection } from "../present-appeal.ts";
import { findRejection, type Rejected, tookPartInRejection } from "../rejections-store.ts";
import { findDecision } from "../store.ts";
import { rejectedIn } from "./decide-rejection-appeal.ts";

/** Returns a rejection, for the person who decides the appeal against it. */
async function readRejection(db: Queries, rejected: Rejected): Promise<AnswerOf<typeof getAppeal>["rejection"]> {
  const rejection = orNotFound(await findRejection(db, rejected), "appeal");
  const driver = orNotFound(await findDriver(db, rejection.driver_id), "appeal");
  return presentRejection(rejected, rejection, driver);
}

/** Returns an appeal with the decision or the rejection that it is against. */
export async function readAppeal(db: Queries, actor: Actor, id: AppealId): Promise<AnswerOf<typeof getAppeal>> {
  const appeal = orNotFound(await findAppeal(db, id), "appeal");
  const decision = appeal.decision_id === null ? undefined : await findDecision(db, appeal.decision_id);
  const rejected = rejectedIn(appeal);
  const rejection = rejected ? await readRejection(db, rejected) : null;
  const tookPart = (await tookPartInAppealed(db, id, actor.id)) || (await tookPartInRejection(db, id, actor.id));
  return presentAppeal(actor, appeal, { decision: decision ?? null, rejection }, tookPart);
}
