import { formatCedis, type Pesewas } from "@kwan/domain";
import { type NoRefundGround, noRefundSentences } from "@kwan/domain/kinds";
import { m } from "#messages";

/** What happens to the money of an application that was rejected or cancelled after it was paid. */
export interface Settlement {
  readonly refund: "full" | "none";
  readonly pesewas: Pesewas;
  /** Why there is no refund. Null if there is one. */
  readonly ground: NoRefundGround | null;
}

/** Says to the applicant what happens to their money. */
export function settlementInWords({ refund, pesewas, ground }: Settlement): string {
  const amount = formatCedis(pesewas);
  if (refund === "full") return m.services_refund_proposed({ amount });
  return [m.services_no_refund({ amount }), ground ? noRefundSentences[ground] : ""].join(" ").trim();
}
