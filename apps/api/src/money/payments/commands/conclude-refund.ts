import { pesewas } from "@kwan/domain";
import { m } from "#messages";
import { notifyDriver } from "../../../people/drivers/notify-driver.ts";
import type { Context } from "../../../platform/context.ts";
import { findFlagged } from "../flags-store.ts";
import { moneyInWords } from "../money-in-words.ts";
import { receivedOf, sumOf } from "../policy.ts";
import { type RefundRow, refundsOf } from "../refunds-store.ts";
import { resolveFlag } from "../store.ts";

/**
 * Tells the payer that a refund has been sent, and what is still to be refunded. The payment no longer needs an officer
 * once everything that arrived has gone back.
 */
export async function concludeRefund(
  context: Context,
  { id, payment_id, decision_id, pesewas: sent }: Pick<RefundRow, "id" | "payment_id" | "decision_id" | "pesewas">,
): Promise<void> {
  const { tx, deps } = context;
  const row = await findFlagged(tx, payment_id);
  if (!row) return;
  const [received, refunded] = [receivedOf(row), sumOf(await refundsOf(tx, payment_id), "sent")];
  if (refunded >= received) {
    const proposal = decision_id === null ? undefined : await deps.ports.proposalOf(tx, decision_id);
    await resolveFlag(tx, payment_id, {
      flag_outcome: "refunded",
      flag_note: proposal?.reason ?? null,
      flag_resolved_by: proposal?.proposed_by ?? null,
      flag_resolved_at: deps.now(),
    });
  }
  await notifyDriver(context, row.driver_id, {
    application_id: row.application_id,
    words: () => {
      const [amount, total, left] = [sent, received, pesewas(received - refunded)].map((each) =>
        moneyInWords(each, row.received_currency),
      ) as [string, string, string];
      const invoice = row.invoice_number;
      if (sent === received)
        return { title: m.payments_sent_back_title(), message: m.payments_sent_back({ amount, invoice }) };
      const part = m.payments_part_sent_back({ amount, total, invoice });
      // Two people decide on the rest of a refund that the payer has asked for.
      if (row.mismatch === "refund_asked" && refunded < received)
        return { title: m.payments_part_sent_back_title(), message: part };
      const rest = refunded < received ? m.payments_part_left({ left }) : m.payments_no_part_left({ total });
      return { title: m.payments_part_sent_back_title(), message: `${part} ${rest}` };
    },
    dedupe_key: `refund:${id}:sent`,
  });
}
