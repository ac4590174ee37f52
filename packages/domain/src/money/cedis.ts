import * as m from "../catalogues/messages.js";
import { getLanguage } from "../language.ts";
import { type Pesewas, pesewas, wireFromPesewas } from "./pesewas.ts";

// The currency, thousands separators and pesewas are all optional. A comma before one or two digits is a decimal comma,
// and a comma before three digits separates thousands, so both forms can be accepted in every language.
const inEnglish = /^(-?)(?:GH₵|GHS|₵)?\s?(\d{1,3}(?:,\d{3}){1,4}|\d{1,14})(?:\.(\d{1,2}))?$/i;
const inFrench = /^(-?)(\d{1,3}(?:\s\d{3}){1,4}|\d{1,14})(?:,(\d{1,2}))?\s?(?:GH₵|GHS|₵)?$/i;

/**
 * Formats an amount in the current language (R-ENT-12). In English, the result has the symbol GH₵ and two decimal
 * places.
 *
 * @example
 * formatCedis(pesewas(42_000)); // "GH₵420.00"
 */
export function formatCedis(amount: Pesewas): string {
  const language = getLanguage();
  const unsigned = wireFromPesewas(amount).replace("-", "") as `${number}`;
  const digits =
    language === "en"
      ? // Gives the same result as Intl.NumberFormat for en-GH, whose first use blocks a cheap phone for 80 ms.
        unsigned.replace(/\B(?=(?:\d{3})+\.)/g, ",")
      : new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(unsigned);
  return m.money_amount({ sign: amount < 0 ? "-" : "", amount: digits });
}

/**
 * Formats an amount for an SMS. The currency is written as GHS, because the sign ₵ would more than halve the number of
 * characters that fit in an SMS. No-break spaces are replaced for the same reason.
 *
 * @example
 * formatCedisForSms(pesewas(42_000)); // "GHS 420.00"
 */
export function formatCedisForSms(amount: Pesewas): string {
  return formatCedis(amount).replace("GH₵", "GHS ").replace(/\s/g, " ");
}

/**
 * Parses an amount as `formatCedis` and `formatCedisForSms` write it in any language, or as people type it: with a
 * decimal point or a decimal comma. Returns null for anything else.
 *
 * @example
 * parseCedis("GH₵1,234.50"); // 123450
 * parseCedis("1 234,50"); // 123450
 * parseCedis("12.345"); // null
 */
export function parseCedis(text: string): Pesewas | null {
  if (text.length > 40) return null;
  const match = inFrench.exec(text.trim()) ?? inEnglish.exec(text.trim());
  if (match === null) return null;
  const [, sign = "", whole = "", part = ""] = match;
  const amount = Number(whole.replace(/[,\s]/g, "") + part.padEnd(2, "0"));
  if (!Number.isSafeInteger(amount)) return null;
  return pesewas(sign === "" || amount === 0 ? amount : -amount);
}
