import { getLanguage } from "@kwan/domain/language";

/**
 * Formats an amount from the API as people type it in the current language, without a currency.
 *
 * @example
 * amountToEdit("1420.00"); // "1420.00", or "1420,00" in French
 */
export const amountToEdit = (amount: string): string =>
  Number(amount).toLocaleString(getLanguage(), { minimumFractionDigits: 2, useGrouping: false });
