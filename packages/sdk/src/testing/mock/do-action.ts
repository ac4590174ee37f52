import { type Action, type Actor, availableActions, type Facts, pesewas, wireFromPesewas } from "@kwan/domain";
import { cancellationGrounds, type NoRefundGround, noRefundSentences, rejectionGrounds } from "@kwan/domain/kinds";
import { factsOf, partsFor, separation, touch } from "./application-state.ts";
import { moveApplication } from "./move-application.ts";
import { paidFor, paidPaymentsOf } from "./present-application.ts";
import { invalidField, Refused } from "./refused.ts";
import type { Account, Application, MockState } from "./state.ts";
import { submitApplication } from "./submit-application.ts";

/** What an officer says about the money when they reject or cancel an application. */
interface AboutMoney {
  readonly refund?: "full" | "none" | undefined;
  readonly no_refund_ground?: NoRefundGround | undefined;
}

export interface Wish extends AboutMoney {
  readonly action: Action;
  readonly reason: string | null;
  readonly ground?: string | undefined;
}

function settlementOf(state: MockState, application: Application, { refund, no_refund_ground }: AboutMoney) {
  const paid = paidFor(state, application);
  if (paid === 0) return null;
  if (refund === undefined)
    throw invalidField("refund", `${wireFromPesewas(paid)} has been paid. Say what happens to it.`);
  if (refund === "full") return { refund, pesewas: paid, text: "A colleague has to approve your refund." };
  if (no_refund_ground === undefined) throw invalidField("no_refund_ground", "Say why there is no refund.");
  return { refund, pesewas: paid, text: noRefundSentences[no_refund_ground] };
}

/** Refunds in full what has been paid for an application that its applicant withdraws. */
function withdraw(state: MockState, application: Application, account: Account, facts: Facts): void {
  const paid = application.status === "paid" ? paidFor(state, application) : pesewas(0);
  moveApplication(state, application, { action: "cancel", part: "applicant", account, facts });
  if (paid === 0) return;
  application.settlement = { refund: "full", pesewas: paid, text: "Your refund is on its way." };
  touch(state, application);
  for (const payment of paidPaymentsOf(state, application))
    payment.refund = { state: "approved", at: state.now().toISOString() };
}

/** Carries out an action in one of the caller's parts: applicant or officer. */
export function doAction(state: MockState, account: Account, application: Application, wish: Wish): void {
  const { action, reason } = wish;
  const facts = factsOf(state, application);
  const parts = partsFor(account, application);
  const allowed = (part: Actor) =>
    availableActions(application.status, part, facts).some((row) => row.action === action);
  const part = parts.find(allowed) ?? parts[0];
  if (!part) throw new Refused("forbidden");
  if (part === "officer") {
    const why = separation(account, application, action);
    if (why !== undefined) throw new Refused("forbidden", why);
  }
  if (part === "applicant" && action === "cancel") withdraw(state, application, account, facts);
  else if (part === "applicant" && (action === "submit" || action === "resubmit"))
    submitApplication(state, account, application, action, reason);
  else if (part === "officer" && (action === "reject" || action === "cancel"))
    endApplication(state, account, application, wish, facts);
  else moveApplication(state, application, { action, part, account, reason, facts });
}

/** Rejects or cancels an application as an officer, who also says what happens to the money. */
function endApplication(state: MockState, account: Account, application: Application, wish: Wish, facts: Facts): void {
  const { action, reason, ground } = wish;
  const grounds: readonly string[] = action === "reject" ? rejectionGrounds : cancellationGrounds;
  if (ground !== undefined && !grounds.includes(ground))
    throw invalidField("ground", "Choose a ground of this action.");
  const settlement = settlementOf(state, application, wish);
  moveApplication(state, application, { action, part: "officer", account, reason, facts });
  if (!settlement) return;
  application.settlement = settlement;
  touch(state, application);
  if (settlement.refund === "full")
    for (const payment of paidPaymentsOf(state, application))
      payment.refund = { state: "proposed", at: state.now().toISOString() };
}
