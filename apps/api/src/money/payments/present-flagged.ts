import type { AnswerOf, listFlaggedPayments } from "@kwan/contract";
import { addPesewas, displayName, pesewas, wireFromPesewas } from "@kwan/domain";
import { titleOf } from "../invoices/present.ts";
import type { FlaggedRow } from "./flags-store.ts";
import { receivedOf } from "./policy.ts";

type Flagged = AnswerOf<typeof listFlaggedPayments>["results"][number];

/** Presents the refunds of a flagged payment, latest first. A proposal has no refund yet. */
const refundsOf = ({ proposal, refunds }: FlaggedRow): Flagged["refunds"] => [
  ...(proposal === null
    ? []
    : [{ state: "proposed", ...proposal, approved_by: null, failure: null } satisfies Flagged["refunds"][number]]),
  ...refunds.map(({ pesewas, problem, ...refund }) => ({
    ...refund,
    amount: wireFromPesewas(pesewas),
    failure: problem,
  })),
];

/** Returns what has not gone back yet. */
function leftOf(row: FlaggedRow) {
  if (row.status === "reversed") return pesewas(0);
  const sent = row.refunds.filter(({ state }) => state === "sent").map((refund) => refund.pesewas);
  return pesewas(receivedOf(row) - addPesewas(...sent));
}

export const presentFlagged = (row: FlaggedRow): Flagged => ({
  id: row.id,
  reference: row.reference,
  provider: row.provider,
  channel: row.channel,
  flag: row.mismatch ?? "refund_due",
  expected: wireFromPesewas(row.total_pesewas),
  received: wireFromPesewas(receivedOf(row)),
  received_currency: row.received_currency ?? row.currency,
  left: wireFromPesewas(leftOf(row)),
  currency: "GHS",
  flagged_at: row.flagged_at ?? row.started_at,
  invoice: row.invoice_id,
  invoice_number: row.invoice_number,
  service: row.application_id,
  kind: row.kind,
  service_number: row.service_number,
  service_title: titleOf(row.kind),
  driver: row.driver_id,
  driver_name: displayName(row),
  request: row.refund_reason,
  refunds: refundsOf(row),
  closing: row.closing,
  resolution:
    row.flag_outcome && row.flag_resolved_at
      ? {
          outcome: row.flag_outcome,
          note: row.flag_note ?? "",
          resolved_at: row.flag_resolved_at,
          resolved_by: row.flag_resolved_by === null ? null : `${row.officer_first_name} ${row.officer_last_name}`,
        }
      : null,
});
