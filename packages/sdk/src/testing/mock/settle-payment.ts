import { availableActions } from "@kwan/domain";
import { owedOf } from "@kwan/domain/kinds";
import { factsOf } from "./application-state.ts";
import { moveApplication } from "./move-application.ts";
import { type Invoice, invoicesOf, type MockState, type Payment } from "./state.ts";

/** What a tester can do in place of the payer and the payment provider. */
export const paymentChoices = ["approve", "reject", "delay"] as const;
/** What a tester can do in place of the payer: pay, refuse, or pay two minutes later. */
export type PaymentChoice = (typeof paymentChoices)[number];

/** How long after its start a delayed payment succeeds. */
const lateMs = 120_000;

export const isOpenPayment = ({ status }: Payment): boolean => status === "waiting" || status === "pending";

/** Marks an invoice as unpaid again if no payment for it is in progress. */
export function freeInvoice(state: MockState, invoice: Invoice): void {
  const open = [...state.payments.values()].some((each) => each.invoice === invoice.id && isOpenPayment(each));
  if (invoice.status === "pending" && !open) invoice.status = "unpaid";
}

/** Advances an application whose invoice has been paid, without any action by the applicant or an officer. */
function onInvoicePaid(state: MockState, { application: id }: Invoice): void {
  const application = state.applications.get(id);
  if (!application || owedOf(invoicesOf(state, id))?.due === "on_sending") return;
  const facts = { ...factsOf(state, application), owes: true };
  if (availableActions(application.status, "system", facts).some(({ action }) => action === "pay"))
    moveApplication(state, application, { action: "pay", part: "system", account: null, facts });
}

function succeed(state: MockState, payment: Payment, invoice: Invoice): void {
  const at = state.now().toISOString();
  const isOwed = payment.status !== "cancelled" && ["unpaid", "pending", "expired"].includes(invoice.status);
  payment.settled_at = at;
  if (!isOwed) {
    // Money that comes twice, or after a cancellation, is refunded automatically. Otherwise an officer has to look at it.
    const isByRule = invoice.status === "paid" || payment.status === "cancelled";
    payment.status = "cancelled";
    payment.is_refund_due = true;
    payment.refund = isByRule ? { state: "approved", at } : null;
    return;
  }
  payment.status = "paid";
  invoice.status = "paid";
  invoice.paid_at = at;
  invoice.receipt = state.nextNumber("RCP");
  onInvoicePaid(state, invoice);
}

/** Records what the invented provider says about a payment. It can be request any number of times. */
export function settlePayment(state: MockState, payment: Payment): void {
  const { provider } = payment;
  const invoice = state.invoices.get(payment.invoice);
  if (!invoice || payment.status === "paid" || payment.is_refund_due) return;
  const isLate = provider.succeeds_at !== null && provider.succeeds_at <= state.now().getTime();
  const seen = isLate ? "success" : provider.status;
  if (seen === "success") succeed(state, payment, invoice);
  else if (seen === "pending" && isOpenPayment(payment)) payment.status = "pending";
  else if (seen === "failed" && isOpenPayment(payment)) {
    payment.status = "failed";
    payment.settled_at = state.now().toISOString();
    freeInvoice(state, invoice);
  }
}

/**
 * Does what the payer and the payment provider would do. Throws if there is no such payment, or if it has been rejected.
 * A delayed payment is pending, and succeeds after two minutes without anybody being told.
 */
export function decidePayment(state: MockState, reference: string, choice: PaymentChoice): Payment {
  const payment = [...state.payments.values()].find((each) => each.reference === reference);
  if (!payment) throw new Error(`The mock knows no payment with the reference ${reference}.`);
  const { provider } = payment;
  if (provider.status === "failed") throw new Error("This payment has been rejected. Start another one.");
  provider.status = { approve: "success", reject: "failed", delay: "pending" }[choice] as typeof provider.status;
  provider.succeeds_at = choice === "delay" ? state.now().getTime() + lateMs : null;
  // The provider's webhook arrives immediately, except about a delay.
  if (choice !== "delay") settlePayment(state, payment);
  return payment;
}
