import type { ClassLetter } from "../classes/class-letters.ts";
import { formatDate } from "../dates/formats.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import type { Part } from "../theory-tests/parts.ts";

/**
 * What would remedy a reason: something to do, and the first day on which it can be done with. `instead` names a
 * kind that fits better, where nothing remedies it or only time does.
 */
export type Remedy = { readonly text: string } & (
  | { readonly do: "wait"; readonly instead: string | null; readonly ready_on: PlainDate }
  | { readonly do: "complete_profile"; readonly ready_on: PlainDate }
  | { readonly do: "identify"; readonly ready_on: PlainDate }
  | { readonly do: "train"; readonly ready_on: PlainDate }
  | { readonly do: "pass_theory"; readonly part: Part; readonly ready_on: PlainDate }
  | { readonly do: "apply"; readonly kind: string; readonly ready_on: PlainDate }
  | { readonly do: "hold_class"; readonly class: ClassLetter; readonly ready_on: PlainDate }
  | { readonly do: "finish_open"; readonly kind: string; readonly ready_on: PlainDate }
  | { readonly do: "nothing"; readonly instead: string | null; readonly ready_on: null }
);

/** Waiting remedies it; perhaps another kind fits sooner. */
export const wait = (until: PlainDate, instead: string | null = null): Remedy => ({
  do: "wait",
  instead,
  ready_on: until,
  text: `Wait until ${formatDate(until, "long")}.`,
});

/** Nothing remedies it; perhaps another kind fits. */
export const nothing = (text: string, instead: string | null = null): Remedy => ({
  do: "nothing",
  instead,
  ready_on: null,
  text,
});

/** Another service remedies it, once that is completed. */
export const apply = (kind: string, text: string, ready_on: PlainDate): Remedy => ({
  do: "apply",
  kind,
  ready_on,
  text,
});
