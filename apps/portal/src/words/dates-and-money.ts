import { dayOf, formatCedis, isInstant, isPlainDate, pesewas, pesewasFromWire } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { getLanguage } from "@kwan/domain/language";
import { m } from "#messages";

export const cedisInWords = (amount: string): string => formatCedis(pesewasFromWire(amount) ?? pesewas(0));

/** Formats a day, or the day of an instant, for display. Returns "" for a missing or invalid date. */
export const dayInWords = (date: string | null): string =>
  date && (isPlainDate(date) || isInstant(date)) ? formatDate(dayOf(date), "long") : "";

export const weekdayInWords = (date: string): string =>
  new Date(`${date.slice(0, 10)}T00:00:00Z`).toLocaleDateString(getLanguage(), { weekday: "long", timeZone: "UTC" });

/** Formats a day of the next weeks with its weekday and without its year: "Monday, December 7". */
export const nearDayInWords = (date: string): string =>
  new Date(`${date.slice(0, 10)}T00:00:00Z`).toLocaleDateString(getLanguage(), {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });

/** Formats an instant with its time of day, or returns "" if it is not an instant. Ghana uses UTC all year. */
export const timeInWords = (instant: string): string =>
  isInstant(instant) ? m.words_time({ day: dayInWords(instant), time: instant.slice(11, 16) }) : "";

/** Formats an instant to the second, for logs in which the order matters. */
export const exactTimeInWords = (instant: string): string =>
  isInstant(instant) ? m.words_time({ day: dayInWords(instant), time: instant.slice(11, 19) }) : "";
