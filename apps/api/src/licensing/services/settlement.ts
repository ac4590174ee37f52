import { dayOf, formatCedis, type Pesewas } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { figures, noRefundSentences } from "@kwan/domain/kinds";
import { m } from "#messages";
import { sourceInWords } from "../../money/payments/money-in-words.ts";
import type { RefundOfApplication } from "../../money/payments/refunds-store.ts";
import type { Settlement } from "../../platform/db/tables/application-json.ts";

const days = figures.refund_arrives_within_days;

/** Says to the applicant what happens to their money, and what has become of its refund so far. */
export function settlementInWords(
  { refund, pesewas, ground, rule }: Settlement,
  refunds: readonly RefundOfApplication[],
): string {
  const amount = formatCedis(pesewas);
  if (refund === "none")
    return [m.services_no_refund({ amount }), ground ? noRefundSentences[ground] : ""].join(" ").trim();
  const last = refunds[0];
  if (!last) return rule ? "" : m.services_refund_proposed({ amount });
  const to = sourceInWords(last);
  if (last.state === "failed") return m.services_refund_not_made({ amount });
  if (last.state === "approved") return m.services_refund_on_its_way({ amount, to, days });
  return m.services_refund_sent({ amount, to, days, day: formatDate(dayOf(last.at), "long") });
}

/** Says to the applicant, before they withdraw a paid application, what happens to their money. */
export const withdrawalInWords = (pesewas: Pesewas, sources: readonly Parameters<typeof sourceInWords>[0][]): string =>
  m.services_withdrawal_refund({
    amount: formatCedis(pesewas),
    to: sources.length === 1 && sources[0] ? sourceInWords(sources[0]) : m.payments_to_where_it_came_from(),
    days,
  });
