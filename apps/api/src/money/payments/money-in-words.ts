import { formatCedis, type Pesewas, wireFromPesewas } from "@kwan/domain";

/**
 * Formats an amount that arrived. The provider reports an amount in another currency in that currency's smallest unit.
 *
 * @example
 * moneyInWords(pesewas(42_000), null); // "GH₵420.00"
 * moneyInWords(pesewas(42_000), "NGN"); // "NGN 420.00"
 */
export const moneyInWords = (amount: Pesewas, currency: string | null): string =>
  currency === null ? formatCedis(amount) : `${currency} ${wireFromPesewas(amount)}`;
