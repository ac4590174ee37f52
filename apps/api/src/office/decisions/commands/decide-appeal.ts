import { decisionRow } from "@kwan/domain/decisions";
import { m } from "#messages";
import { notifyDriver } from "../../../people/drivers/notify-driver.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, notFound, orNotFound } from "../../../platform/domain-error.ts";
import type { AppealId } from "../../../platform/ids.ts";
import { endAppeal, findAppeal, lockAppeal, setAnswer, setWithdrawal, tookPartInAppealed } from "../appeals-store.ts";
import { lockDecision } from "../store.ts";
import { lockSubject } from "../subjects.ts";
import { decideRejectionAppeal, rejectedIn } from "./decide-rejection-appeal.ts";
import { proposeReversal } from "./reverse-decision.ts";

/**
 * Decides an appeal against a decision: upholds or reverses the decision. People who took part in the decision cannot
 * do this. If the reversal needs a second person, the appeal stays open until that person has decided.
 */
export async function decideAppeal(
  context: Context<Actor>,
  id: AppealId,
  { outcome, reason }: { readonly outcome: "upheld" | "withdrawn"; readonly reason: string },
): Promise<void> {
  const { tx, deps, actor } = context;
  const record = orNotFound(await findAppeal(tx, id), "appeal");
  const { decision_id, driver_id } = record;
  const rejected = rejectedIn(record);
  if (rejected) return decideRejectionAppeal(context, record, rejected, { outcome, reason });
  if (decision_id === null) throw notFound("appeal");
  // Lock the record first, in the same order as all other decisions about it.
  await lockSubject(context, "driver", driver_id);
  const decision = await lockDecision(tx, decision_id);
  const appeal = await lockAppeal(tx, id);
  if (!decision || !appeal) throw notFound("appeal");
  if (await tookPartInAppealed(tx, id, actor.id)) throw new DomainError("own_request", m.decisions_own_part());
  if (appeal.state !== "open") throw new DomainError("state_forbids", m.decisions_appeal_decided());
  if (appeal.withdrawal_id !== null) throw new DomainError("state_forbids", m.decisions_appeal_waits());
  const { kind } = decision;
  await recordAudit(context, {
    action: outcome === "upheld" ? "reject_appeal" : "allow_appeal",
    entity: "driver",
    entity_id: driver_id,
    after: { appeal: id, decision: decision_id, kind, reason },
  });
  if (outcome === "withdrawn") {
    await setAnswer(tx, id, reason, actor.id);
    await setWithdrawal(tx, id, await proposeReversal(context, decision, reason));
    return;
  }
  await endAppeal(tx, id, { state: "upheld", answer: reason, decided_by: actor.id, decided_at: deps.now() });
  await notifyDriver(context, driver_id, {
    words: () => ({
      title: m.decisions_upheld_title(),
      message: m.decisions_upheld({ title: decisionRow(kind).title, reason }),
    }),
  });
}
