import type { PlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { type DecisionKind, decisionRow, lastDayToAppeal } from "@kwan/domain/decisions";
import { m } from "#messages";

/** Returns the notification about a decision that takes effect today. */
export function inForceWords(kind: DecisionKind, takesBack: boolean, today: PlainDate) {
  const { title } = decisionRow(kind);
  if (takesBack) return { title: m.decisions_taken_back_title(), message: m.decisions_taken_back({ title }) };
  const date = formatDate(lastDayToAppeal(today), "long");
  return { title: m.decisions_in_force_title(), message: m.decisions_in_force({ title, date }) };
}
