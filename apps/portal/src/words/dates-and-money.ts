import { dayOf, formatCedis, isInstant, isPlainDate, pesewasFromWire } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";

/** An amount of the wire as people read it. */
export const cedisInWords = (amount: string): string => formatCedis(pesewasFromWire(amount) ?? 0);

/** A day, or the day of an instant, as people read it; nothing where there is none. */
export const dayInWords = (date: string | null): string =>
  date && (isPlainDate(date) || isInstant(date)) ? formatDate(dayOf(date), "long") : "";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The weekday of a day. */
export const weekdayInWords = (date: string): string =>
  weekdays[new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? "";

/** An instant with its time. Ghana keeps UTC all year. */
export const timeInWords = (instant: string): string =>
  isInstant(instant) ? `${dayInWords(instant)}, ${instant.slice(11, 16)}` : "";
