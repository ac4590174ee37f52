import * as m from "../catalogues/messages.js";
import type { ClassLetter } from "../classes/class-letters.ts";
import { formatDate } from "../dates/formats.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import type { Part } from "../theory-tests/parts.ts";

/**
 * An action that removes a reason why a driver cannot apply, and the first day on which it can be complete. `instead`
 * names a more suitable kind of service if the driver can only wait, or can do nothing.
 */
export type Remedy = { readonly text: string } & (
  | { readonly do: "wait"; readonly instead: string | null; readonly ready_on: PlainDate }
  | { readonly do: "complete_profile"; readonly ready_on: PlainDate }
  | { readonly do: "identify"; readonly ready_on: PlainDate }
  | { readonly do: "confirm_identity"; readonly ready_on: PlainDate }
  | { readonly do: "train"; readonly ready_on: PlainDate }
  | { readonly do: "pass_theory"; readonly part: Part; readonly ready_on: PlainDate }
  | { readonly do: "apply"; readonly kind: string; readonly ready_on: PlainDate }
  | { readonly do: "hold_class"; readonly class: ClassLetter; readonly ready_on: PlainDate }
  | { readonly do: "finish_open"; readonly kind: string; readonly ready_on: PlainDate }
  | { readonly do: "nothing"; readonly instead: string | null; readonly ready_on: null }
);

/** Creates the remedy of waiting until a day. `instead` names a kind of service that may be possible sooner. */
export const wait = (until: PlainDate, instead: string | null = null): Remedy => ({
  do: "wait",
  instead,
  ready_on: until,
  text: m.eligibility_wait({ date: formatDate(until, "long") }),
});

/**
 * Creates the remedy for a reason about which nothing can be done. `instead` names a kind of service that may be
 * suitable.
 */
export const noRemedy = (text: string, instead: string | null = null): Remedy => ({
  do: "nothing",
  instead,
  ready_on: null,
  text,
});

/** Creates the remedy of completing an application for another kind of service. */
export const apply = (kind: string, text: string, ready_on: PlainDate): Remedy => ({
  do: "apply",
  kind,
  ready_on,
  text,
});
