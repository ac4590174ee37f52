import { formatCedis, type Pesewas, wireFromPesewas } from "@kwan/domain";
import { m } from "#messages";

/**
 * Formats an amount that arrived. The provider reports an amount in another currency in that currency's smallest unit.
 *
 * @example
 * moneyInWords(pesewas(42_000), null); // "GH₵420.00"
 * moneyInWords(pesewas(42_000), "NGN"); // "NGN 420.00"
 */
export const moneyInWords = (amount: Pesewas, currency: string | null): string =>
  currency === null ? formatCedis(amount) : `${currency} ${wireFromPesewas(amount)}`;

/** Where a payment came from, as far as it is known. */
export interface Source {
  readonly provider: string;
  readonly channel: "mobile_money" | "card";
  readonly network: "mtn" | "telecel" | "at" | null;
  readonly phone_number: string | null;
}

/** Whether the provider sends a prompt to the payer's phone. Paystack asks for the number on its own page. */
export const sendsPrompts = ({ provider }: Pick<Source, "provider">): boolean => provider !== "paystack";

/** Says where a payment came from, which is where a refund of it goes. Only the end of a phone number is shown. */
export function sourceInWords(source: Source): string {
  const { channel, network, phone_number } = source;
  if (channel === "card") return m.payments_to_card();
  if (!network || !phone_number || !sendsPrompts(source)) return m.payments_to_wallet();
  return m.payments_to_number({ network, ends_in: phone_number.slice(-3) });
}
