import { type Kind, kinds } from "@kwan/domain/kinds";
import fc from "fast-check";
import type { Start } from "./starts.ts";

/**
 * One event in a driver's life. `pick` chooses one of the driver's open applications, and `wish` one of the services for
 * which the driver can apply on that day. `moves` says how far an application gets.
 */
export type Event =
  | { readonly do: "create"; readonly kind: Kind; readonly letter: string }
  | { readonly do: "apply"; readonly kind: Kind; readonly letter: string; readonly moves: number }
  | { readonly do: "apply if possible"; readonly wish: number; readonly letter: string; readonly moves: number }
  | { readonly do: "submit" | "pay" | "cancel" | "book"; readonly pick: number }
  | { readonly do: "advance"; readonly pick: number; readonly moves: number }
  | { readonly do: "enter licence" | "take licence back" | "revoke" }
  | { readonly do: "wait"; readonly days: number }
  | { readonly do: "wait until something is due"; readonly pick: number };

const anyKind = fc.constantFrom(...(Object.keys(kinds) as Kind[]));
const firstLicence = fc.constantFrom<Kind>("license-application", "foreign-license-conversion");
const letter = fc.constantFrom("A", "B", "E");
const pick = fc.nat(5);
/** Enough moves for any application. */
const toTheEnd = 14;
const moves = fc.oneof(
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 8 }) },
  { weight: 2, arbitrary: fc.constant(toTheEnd) },
);

const event = <D extends Event["do"], M extends object>(what: D, more: { [K in keyof M]: fc.Arbitrary<M[K]> }) =>
  fc.record({ do: fc.constant(what), ...more }, { noNullPrototype: true });

const anyEvent = fc.oneof(
  { weight: 8, arbitrary: event("apply if possible", { wish: fc.nat(9), letter, moves }) },
  { weight: 4, arbitrary: event("apply", { kind: anyKind, letter, moves: fc.nat(4) }) },
  { weight: 2, arbitrary: event("apply", { kind: firstLicence, letter, moves: fc.nat(4) }) },
  { weight: 3, arbitrary: event("create", { kind: anyKind, letter }) },
  { weight: 3, arbitrary: event("submit", { pick }) },
  { weight: 1, arbitrary: event("pay", { pick }) },
  { weight: 9, arbitrary: event("advance", { pick, moves }) },
  { weight: 2, arbitrary: event("cancel", { pick }) },
  { weight: 3, arbitrary: event("book", { pick }) },
  { weight: 3, arbitrary: event("enter licence", {}) },
  { weight: 1, arbitrary: event("take licence back", {}) },
  { weight: 1, arbitrary: event("wait", { days: fc.constantFrom(1, 20, 320, 700) }) },
  { weight: 3, arbitrary: event("wait until something is due", { pick: fc.nat(2) }) },
) as fc.Arbitrary<Event>;

const several = (minLength: number, maxLength: number) => fc.array(anyEvent, { minLength, maxLength, size: "max" });

/**
 * The events of one life. It begins with what is due, so that each effect happens in some life. The licence is revoked
 * late, because little can happen to it after that.
 */
export function eventsOf({ drafts, testing, due }: Start): fc.Arbitrary<readonly Event[]> {
  const created = drafts.map((kind) => ({ do: "create", kind, letter: "B" }) as const);
  // The review is started and done, and the tests are opened.
  const atTests = testing ? [{ do: "apply", kind: testing, letter: "A", moves: 3 } as const] : [];
  const what = { kind: fc.constant(due), letter: fc.constantFrom("A", "E"), moves: fc.constant(toTheEnd) };
  const first = due === "license-revocation" ? event("revoke", {}) : event("apply", what);
  const end = fc.option(several(2, 4), { freq: 1 });
  return fc
    .tuple(first as fc.Arbitrary<Event>, several(8, 12), end)
    .map(([first, before, after]) => [
      ...created,
      ...atTests,
      first,
      ...before,
      ...(after ? [{ do: "revoke" } as const, ...after] : []),
    ]);
}
