import { formatCedis } from "@kwan/domain";
import { noRefundSentences } from "@kwan/domain/kinds";
import { m } from "#messages";
import type { Settlement } from "../../platform/db/tables/application-json.ts";

/** Says to the applicant what happens to their money. */
export function settlementInWords({ refund, pesewas, ground }: Settlement): string {
  const amount = formatCedis(pesewas);
  if (refund === "full") return m.services_refund_proposed({ amount });
  return [m.services_no_refund({ amount }), ground ? noRefundSentences[ground] : ""].join(" ").trim();
}
