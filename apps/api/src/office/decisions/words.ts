import type { PlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { type DecisionDetails, decisionRow, lastDayToAppeal } from "@kwan/domain/decisions";
import { m } from "#messages";
import type { DecisionRow } from "./store.ts";

/** Returns the notification about a decision that takes effect today. */
export function inForceWords(decision: Pick<DecisionRow, "kind" | "withdraws" | "after" | "ground">, today: PlainDate) {
  const { kind, withdraws, ground } = decision;
  const { title } = decisionRow(kind);
  if (withdraws !== null)
    return kind === "change_licence"
      ? { title: m.decisions_reinstated_title(), message: m.decisions_reinstated() }
      : { title: m.decisions_taken_back_title(), message: m.decisions_taken_back({ title }) };
  const date = formatDate(lastDayToAppeal(today), "long");
  if (kind === "refuse_identity") {
    const { notice } = decision.after as DecisionDetails<"refuse_identity">;
    return { title: m.drivers_identity_refused_title(), message: m.decisions_identity_refused({ notice, date }) };
  }
  if (kind === "withdraw_certificate") {
    const { certificate_number: number, notice } = decision.after as DecisionDetails<"withdraw_certificate">;
    return {
      title: m.decisions_certificate_withdrawn_title(),
      message: [
        m.decisions_certificate_withdrawn({ number, ground: decisionRow(kind).grounds[ground] ?? ground }),
        notice,
        m.decisions_endorsed_appeal({ date }),
      ].join(" "),
    };
  }
  if (kind !== "change_licence")
    return { title: m.decisions_in_force_title(), message: m.decisions_in_force({ title, date }) };
  const { endorsement, from, until, order_number, notice } = decision.after as DecisionDetails<"change_licence">;
  const words = { from: dayInWords(from), until: until ? dayInWords(until) : "" };
  return {
    title: m.decisions_endorsed_title({ endorsement }),
    message: [
      m.decisions_endorsed({ endorsement, ...words }),
      notice,
      m.decisions_endorsed_order({ ground: decisionRow(kind).grounds[ground] ?? ground, order: order_number }),
      m.decisions_endorsed_appeal({ date }),
    ].join(" "),
  };
}

const dayInWords = (day: string): string => formatDate(day as PlainDate, "long");
