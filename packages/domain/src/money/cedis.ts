import type { Pesewas } from "./pesewas.ts";
import { wireFromPesewas } from "./pesewas.ts";

// A person may write the currency or leave it out, group by thousands or not, and leave out the pesewas.
const typed = /^(-?)(?:GH₵|GHS|₵)?\s?(\d{1,3}(?:,\d{3}){1,4}|\d{1,14})(?:\.(\d{1,2}))?$/i;

/**
 * An amount as people read it (R-ENT-12): Ghana cedi with its narrow symbol and two decimals.
 *
 * @example
 * formatCedis(42_000); // "GH₵420.00"
 */
export function formatCedis(pesewas: Pesewas): string {
  // As Intl.NumberFormat writes it for en-GH, and without it: the first formatter alone holds a cheap phone up for 80 ms.
  return wireFromPesewas(pesewas)
    .replace(/\B(?=(?:\d{3})+\.)/g, ",")
    .replace(/\d/, "GH₵$&");
}

/**
 * An amount for a text message. The sign ₵ would halve the room in an SMS, so the currency is written GHS.
 *
 * @example
 * formatCedisForSms(42_000); // "GHS 420.00"
 */
export function formatCedisForSms(pesewas: Pesewas): string {
  return formatCedis(pesewas).replace("GH₵", "GHS ");
}

/**
 * Reads an amount as `formatCedis` and `formatCedisForSms` write it, or as a person types it; null for anything else.
 *
 * @example
 * parseCedis("GH₵1,234.50"); // 123450
 * parseCedis("12.345"); // null
 */
export function parseCedis(text: string): Pesewas | null {
  if (text.length > 40) return null;
  const match = typed.exec(text.trim());
  if (match === null) return null;
  const [, sign = "", whole = "", part = ""] = match;
  const pesewas = Number(whole.replaceAll(",", "") + part.padEnd(2, "0"));
  if (!Number.isSafeInteger(pesewas)) return null;
  return sign === "" || pesewas === 0 ? pesewas : -pesewas;
}
