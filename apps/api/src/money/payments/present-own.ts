import type { AnswerOf, listDriverPayments } from "@kwan/contract";
import { pesewas, wireFromPesewas } from "@kwan/domain";
import { isKind, kinds } from "@kwan/domain/kinds";
import type { Actor } from "../../platform/context.ts";
import { titleOf } from "../invoices/present.ts";
import type { OwnPaymentRow } from "./own-payments-store.ts";
import { presentPayment } from "./present.ts";

type OwnPayment = AnswerOf<typeof listDriverPayments>["results"][number];

const leftOf = ({ arrived_pesewas, returned_pesewas }: OwnPaymentRow) => pesewas(arrived_pesewas - returned_pesewas);

/**
 * Whether the payer can ask for a refund: the payment has paid an invoice, some of it is left, and it has not been
 * flagged, which asking does.
 */
export const mayAskRefund = (row: OwnPaymentRow): boolean =>
  row.status === "paid" &&
  row.mismatch === null &&
  leftOf(row) > 0 &&
  !row.gone_back.some(({ state }) => state === "approved");

function requestOf(row: OwnPaymentRow): OwnPayment["refund_request"] {
  const { refund_reason, refund_asked_at, flag_outcome, flag_note, flag_resolved_at } = row;
  if (refund_asked_at === null) return null;
  const request = { reason: refund_reason ?? "", asked_at: refund_asked_at };
  if (flag_outcome === "kept")
    return { ...request, state: "refused", answer: flag_note, answered_at: flag_resolved_at };
  const isRefunded = flag_outcome === "refunded" || leftOf(row) === 0;
  return { ...request, state: isRefunded ? "refunded" : "open", answer: null, answered_at: flag_resolved_at };
}

export const presentOwn = (row: OwnPaymentRow, actor: Actor): OwnPayment => ({
  ...presentPayment(row, row),
  invoice_number: row.invoice_number,
  service: row.application_id,
  service_type: isKind(row.kind) ? kinds[row.kind].code : row.kind,
  service_title: titleOf(row.kind),
  received: wireFromPesewas(row.arrived_pesewas),
  received_currency: row.received_currency ?? row.currency,
  left: wireFromPesewas(leftOf(row)),
  refunds: row.gone_back.map(({ state, pesewas: amount, at }) => ({
    state,
    at,
    amount: `-${wireFromPesewas(amount)}`,
  })),
  refund_request: requestOf(row),
  may_ask_refund: actor.driver === row.driver_id && !row.can_be_withdrawn && mayAskRefund(row),
});
