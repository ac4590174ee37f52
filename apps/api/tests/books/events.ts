import fc from "fast-check";

/** One event at the counter, at the provider or in the office. `pick` chooses the record among those that there are. */
export type Event =
  | { readonly do: "file"; readonly kind: number; readonly branch: number }
  | { readonly do: "bill" | "look" | "change centre"; readonly pick: number }
  | { readonly do: "start"; readonly pick: number; readonly again: boolean }
  | {
      readonly do: "arrive";
      readonly pick: number;
      readonly told: number;
      readonly wrong: "no" | "amount" | "currency";
    }
  | { readonly do: "reverse" | "come back"; readonly pick: number; readonly told: number }
  | { readonly do: "refund"; readonly pick: number; readonly share: number }
  | { readonly do: "send"; readonly outcome: "heard" | "refused" | "lost" }
  | { readonly do: "cancel"; readonly pick: number; readonly refund: "full" | "none" }
  | { readonly do: "begin" | "withdraw"; readonly pick: number }
  | { readonly do: "wait"; readonly days: number };

const event = <D extends Event["do"], M extends object>(what: D, more: { [K in keyof M]: fc.Arbitrary<M[K]> }) =>
  fc.record({ do: fc.constant(what), ...more }, { noNullPrototype: true });

const pick = fc.nat(20);
/** How often the provider tells us. If it does not, we only see it when we look. */
const told = fc.constantFrom(0, 1, 1, 1, 3);

const anyEvent = fc.oneof(
  { weight: 3, arbitrary: event("file", { kind: fc.nat(1), branch: fc.nat(1) }) },
  { weight: 2, arbitrary: event("bill", { pick }) },
  { weight: 6, arbitrary: event("start", { pick, again: fc.boolean() }) },
  {
    weight: 8,
    arbitrary: event("arrive", { pick, told, wrong: fc.constantFrom("no", "no", "no", "no", "amount", "currency") }),
  },
  { weight: 2, arbitrary: event("look", { pick }) },
  { weight: 2, arbitrary: event("reverse", { pick, told }) },
  { weight: 3, arbitrary: event("come back", { pick, told: fc.constantFrom(1, 1, 3) }) },
  { weight: 7, arbitrary: event("refund", { pick, share: fc.constantFrom(1, 0.5, 0.3) }) },
  { weight: 6, arbitrary: event("send", { outcome: fc.constantFrom("heard", "heard", "heard", "refused", "lost") }) },
  { weight: 2, arbitrary: event("cancel", { pick, refund: fc.constantFrom("full", "full", "none") }) },
  { weight: 1, arbitrary: event("begin", { pick }) },
  { weight: 2, arbitrary: event("withdraw", { pick }) },
  { weight: 2, arbitrary: event("change centre", { pick }) },
  { weight: 2, arbitrary: event("wait", { days: fc.constantFrom(1, 1, 3, 16) }) },
) as fc.Arbitrary<Event>;

const file: Event = { do: "file", kind: 0, branch: 0 };
const start: Event = { do: "start", pick: 0, again: true };
const arrive: Event = { do: "arrive", pick: 0, told: 1, wrong: "no" };
const heard: Event = { do: "send", outcome: "heard" };
const half: Event = { do: "refund", pick: 0, share: 0.5 };
const rest: Event = { do: "refund", pick: 0, share: 1 };
const wait: Event = { do: "wait", days: 1 };

const comesBack: Event = { do: "come back", pick: 0, told: 1 };
const cancel: Event = { do: "cancel", pick: 0, refund: "full" };
const withdraw: Event = { do: "withdraw", pick: 0 };
const refused: Event = { do: "send", outcome: "refused" };

/** How each order of events begins, so that the rarest combinations happen in some of them. */
export const beginnings: Readonly<Record<string, readonly Event[]>> = {
  "an invoice is paid twice, and the refund of the second payment is refused and then made in parts": [
    ...[file, start, start, arrive, arrive, refused, half, wait, heard, rest, heard],
  ],
  "a payment arrives too late, and is refunded in two equal parts": [
    ...[file, start, start, cancel, arrive, arrive, wait, half, heard, rest, wait, heard],
  ],
  "a payment is refunded in part, and the provider takes the rest back": [
    ...[file, start, start, cancel, arrive, arrive, half, heard, wait, { do: "reverse", pick: 0, told: 1 } as const],
  ],
  "the provider takes a payment back before a part of it, which has been approved, is sent": [
    ...[file, start, start, cancel, arrive, arrive, half, wait, { do: "reverse", pick: 0, told: 1 } as const, heard],
  ],
  "a paid application is withdrawn, its refund is refused, and then made in parts": [
    ...[file, start, start, arrive, withdraw, refused, wait, half, heard, rest, arrive, heard],
  ],
  "a refund in two parts comes back after it had been accepted, and is made again": [
    ...[file, start, arrive, withdraw, heard, wait, comesBack, half, heard, rest, heard, wait, comesBack, comesBack],
    ...[half, heard, rest, heard],
  ],
  "an application is cancelled, its refund refused, and then made in parts": [
    ...[file, start, arrive, cancel, refused, wait, half, heard, rest, heard],
  ],
};

/** Events in any order, after those of a beginning. */
export const someEvents = (first: readonly Event[], many: number): fc.Arbitrary<readonly Event[]> =>
  fc.array(anyEvent, { minLength: many, maxLength: many, size: "max" }).map((events) => [...first, ...events]);
