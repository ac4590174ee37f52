import { cedisInWords } from "../../../words/dates-and-money.ts";

/** Formats an amount, which can be in another currency. */
export const moneyInWords = (amount: string, currency: string): string =>
  currency === "GHS" ? cedisInWords(amount) : `${currency} ${amount}`;
