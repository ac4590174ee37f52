import type { AnswerOf, listFlaggedPayments } from "@kwan/contract";
import { displayName, wireFromPesewas } from "@kwan/domain";
import { titleOf } from "../invoices/present.ts";
import type { FlaggedRow } from "./flags-store.ts";

type Flagged = AnswerOf<typeof listFlaggedPayments>["results"][number];

/**
 * Presents the refund for a flagged payment. A new proposal takes precedence over a refund that the provider has
 * refused.
 */
function refundOf(row: FlaggedRow): Flagged["refund"] {
  const { refund_proposed, refund_state, refund_pesewas, refund_problem } = row;
  if (refund_proposed !== null) return { state: "proposed", amount: refund_proposed, failure: null };
  if (refund_state === null || refund_pesewas === null) return null;
  return { state: refund_state, amount: wireFromPesewas(refund_pesewas), failure: refund_problem };
}

export const presentFlagged = (row: FlaggedRow): Flagged => ({
  id: row.id,
  reference: row.reference,
  provider: row.provider,
  channel: row.channel,
  flag: row.mismatch ?? "refund_due",
  expected: wireFromPesewas(row.total_pesewas),
  received: wireFromPesewas(row.received_pesewas ?? row.amount_pesewas),
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
  refund: refundOf(row),
  resolution:
    row.flag_outcome && row.flag_resolved_at
      ? {
          outcome: row.flag_outcome,
          note: row.flag_note ?? "",
          resolved_at: row.flag_resolved_at,
          resolved_by: [row.officer_first_name, row.officer_last_name].join(" ").trim(),
        }
      : null,
});
