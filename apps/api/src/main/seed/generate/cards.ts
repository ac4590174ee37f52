import { exampleDetails } from "@kwan/contract/examples";
import {
  type Action,
  type Actor,
  type ClassLetter,
  type Facts,
  isOpen,
  type Pesewas,
  type PlainDate,
  type Status,
  statuses,
  transitions,
} from "@kwan/domain";
import {
  askedDocuments,
  type Kind,
  type KindRow,
  kindRows,
  type QuoteLine,
  quote,
  type StepName,
  steps,
  stepsOf,
  totalOf,
  usualCost,
} from "@kwan/domain/kinds";
import type { StepResult } from "../../../platform/db/tables/application-json.ts";

type Row = KindRow & { readonly kind: Kind };

interface Move {
  readonly action: Action;
  readonly from_status: Status;
  readonly to_status: Status;
  readonly by_actor: Actor;
}

/** A template for many drivers' applications: a kind and a status, and all data that follows from them. */
export interface Card {
  readonly card: number;
  readonly kind: Kind;
  readonly status: Status;
  readonly is_open: boolean;
  readonly is_sent: boolean;
  readonly is_paid: boolean;
  readonly reason: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly steps: readonly { step: string; position: number; is_done: boolean; result: StepResult | null }[];
  readonly moves: readonly (Move & { position: number })[];
  readonly lines: readonly (QuoteLine & { position: number })[];
  readonly total_pesewas: Pesewas;
  readonly documents: readonly string[];
  /** The parts of the theory test, if the kind has one and the application has reached it. */
  readonly parts: readonly string[];
  readonly has_practical: boolean;
}

/** The number of cards for the newest applications. The cards for older applications follow. */
export const deckSize = 1_000;

/** The relative frequencies of the most common kinds, and of final statuses. The frequency of all others is 1. */
const frequent: Readonly<Partial<Record<Kind, number>>> = {
  "drivers-renewal": 30,
  "license-application": 20,
  "learners-license": 18,
  "lost-damaged-license/lost": 6,
  "upgrading-drivers-license": 6,
  "learners-license-renewal": 5,
};
const share: Readonly<Partial<Record<Status, number>>> = { completed: 24, rejected: 2, cancelled: 2 };

/** Returns the shortest path from a draft to a status without an appeal, or undefined if the kind never reaches it. */
function wayTo(row: Row, status: Status, today: PlainDate): readonly Move[] | undefined {
  const has_tests = row.steps.some(({ step }) => steps[step as StepName].during === "testing");
  const fixed: Partial<Facts> = { has_tests, is_printed: row.is_printed };
  const ways = new Map<Status, readonly Move[]>([["draft", []]]);
  for (const [from, way] of ways)
    for (const { action, to, by, when = {}, ...rule } of transitions) {
      const owes = from === "draft" && usualCost(row, today) > 0;
      const facts: Partial<Facts> = { ...fixed, owes };
      const isSo = Object.entries(when).every(([fact, is]) => (facts[fact as keyof Facts] ?? is) === is);
      if (rule.from !== from || action === "reinstate" || !isSo || ways.has(to)) continue;
      ways.set(to, [...way, { action, from_status: from, to_status: to, by_actor: by[0] ?? "system" }]);
    }
  return ways.get(status);
}

const unfinished: readonly Status[] = ["action_required", "rejected", "cancelled"];

/** Returns the card for a kind and a status, or undefined if the kind never reaches it. */
export function cardOf(row: Row, status: Status, today: PlainDate): Omit<Card, "card"> | undefined {
  const way = wayTo(row, status, today);
  if (!way) return undefined;
  const passed = new Set(way.map(({ from_status }) => from_status));
  /** A status does not count as finished if the application left it by being sent back, rejected or cancelled. */
  const finished = new Set(
    way.filter(({ to_status }) => !unfinished.includes(to_status)).map(({ from_status }) => from_status),
  );
  const is_sent = passed.size > 0 && way.some(({ action }) => action === "submit");
  const is_paid = passed.has("paid") || status === "paid";
  const isTested = passed.has("testing") || status === "testing";
  const names = is_sent ? stepsOf(row.steps, null, today) : [];
  const choices = { tier: "standard", is_delivered: false, is_late: false, is_printed: false } as const;
  const lines = is_sent ? quote(row.prices, choices, today).on_sending : [];
  const details: Readonly<Record<string, unknown>> = exampleDetails[row.kind];
  const isTheory = (step: string) => step.startsWith("theory_");
  return {
    kind: row.kind,
    status,
    is_open: isOpen(status),
    is_sent,
    is_paid: is_paid && lines.length > 0,
    reason: status === "rejected" || status === "action_required" ? "The photo is blurred. Send a clear one." : null,
    details,
    steps: names.map((step, position) => ({
      step,
      position,
      // The form asks for the class, so submitting completes this step. Other steps are completed with their status.
      is_done: step === "category" || finished.has(steps[step].during),
      result: step === "category" ? { code: "category", license_class: details.license_class as ClassLetter } : null,
    })),
    moves: way.map((move, position) => ({ ...move, position })),
    lines: lines.map((line, position) => ({ ...line, position })),
    total_pesewas: totalOf(lines),
    documents: is_sent
      ? askedDocuments(row.documents, details)
          .filter((rule) => rule.is_required)
          .map((rule) => rule.document)
      : [],
    parts: isTested ? names.filter(isTheory).map((step) => step.slice("theory_".length)) : [],
    has_practical: passed.has("testing") && names.includes("practical_test"),
  };
}

/**
 * Builds a deck of cards with every kind in every possible status, and several cards for frequent combinations. It
 * starts with one card for each combination, so that a few drivers are enough to show them all. The cards for older
 * applications, which are all completed, follow.
 */
export function makeDeck(today: PlainDate): readonly Card[] {
  const rows: readonly Row[] = kindRows;
  const each = rows.flatMap((row) => statuses.flatMap((status) => cardOf(row, status, today) ?? []));
  const more = each.flatMap((card) =>
    Array.from({ length: (frequent[card.kind] ?? 1) * (share[card.status] ?? 1) }, () => card),
  );
  const newest = Array.from({ length: deckSize }, (_, index) => each[index] ?? more[(index * 7) % more.length]);
  const older = rows.map((row) => cardOf(row, "completed", today));
  return [...newest, ...older].flatMap((card, index) => (card ? [{ card: index, ...card }] : []));
}
