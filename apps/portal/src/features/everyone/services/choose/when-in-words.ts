import { m } from "#messages";
import { today } from "../../../../session/server-clock.ts";
import { dayInWords } from "../../../../words/dates-and-money.ts";
import type { FormWords } from "../form-words.ts";
import type { AvailableKind } from "../queries.ts";

/**
 * Returns text that says why a person cannot start an application now: one is in progress, or the first day on which
 * they can apply. If that day is not in the future, the text says that they have to do something else first.
 */
export function whenInWords({ earliest, reasons }: AvailableKind, words: FormWords): string {
  if (reasons.some(({ code }) => code === "already_open")) return m.services_in_progress();
  if (!earliest) return words.cannotApply();
  return earliest <= today() ? m.services_not_ready() : m.services_from({ day: dayInWords(earliest) });
}
