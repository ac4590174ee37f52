import fc from "fast-check";
import { describe, expect, it } from "vitest";
import vectors from "../../test-vectors/licences.json" with { type: "json" };
import { addDays, daysBetween } from "../dates/calendar.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import type { Endorsement } from "./endorsements.ts";
import { cardExpiry, type License, licenseStatus, licenseStatuses, nextRenewal } from "./license.ts";

const license = (card: Partial<License>): License => ({
  number: "KW-1234567",
  classes: [{ letter: "B", since: "2020-01-01" }],
  issued_on: "2024-03-01",
  expires_on: "2030-03-01",
  renewed_on: [],
  ...card,
});

describe("the renewals and the status of a licence", () => {
  it.each(vectors.cases)("$input gives $output", ({ input: { today, endorsements, ...card }, output }) => {
    const read = license(card as never);
    expect({
      next_renewal: nextRenewal(read),
      status: licenseStatus(read, endorsements as readonly Endorsement[], today as PlainDate),
    }).toEqual(output);
  });
});

describe("a card", () => {
  it.each([
    ["2024-03-01", "2030-03-01"],
    ["2024-02-29", "2030-02-28"],
  ])("issued on %s is valid for six years, until %s", (issued_on, expires_on) => {
    expect(cardExpiry(issued_on as PlainDate)).toBe(expires_on);
  });
});

// An arbitrary six-year card, renewed on arbitrary days while it is valid.
const cards = fc
  .record({
    issued_on: fc.oneof(
      fc.constantFrom("2024-02-29", "2020-02-29"),
      fc.nat({ max: 4_000 }).map((count) => addDays("2015-01-01", count)),
    ),
    renewals: fc.array(fc.nat({ max: 2_190 }), { maxLength: 2 }),
  })
  .map(({ issued_on, renewals }) =>
    license({
      issued_on,
      expires_on: cardExpiry(issued_on),
      renewed_on: renewals.map((count) => addDays(issued_on, count)),
    }),
  );
const share = fc.double({ min: 0, max: 1, noNaN: true });
const numRuns = 500;

describe("any licence", () => {
  it("moves to its next renewal, or to none, after a renewal on any day of the window", () => {
    fc.assert(
      fc.property(cards, share, (card, part) => {
        const due = nextRenewal(card);
        if (due === null) return;
        const opens = addDays(due, -90);
        const day = addDays(opens, Math.floor(part * daysBetween(opens, card.expires_on)));
        const next = nextRenewal({ ...card, renewed_on: [...card.renewed_on, day] });
        expect(next === null || next > due).toBe(true);
      }),
      { numRuns },
    );
  });

  it("keeps its next renewal when it is renewed before the window opens", () => {
    fc.assert(
      fc.property(cards, share, (card, part) => {
        const due = nextRenewal(card);
        const last = [card.issued_on, ...card.renewed_on].toSorted().at(-1)!;
        const span = due === null ? 0 : daysBetween(last, addDays(due, -90));
        if (span <= 0) return;
        const day = addDays(last, Math.floor(part * (span - 1)));
        expect(nextRenewal({ ...card, renewed_on: [...card.renewed_on, day] })).toBe(due);
      }),
      { numRuns },
    );
  });

  it("is the same whatever the order of its renewals", () => {
    fc.assert(
      fc.property(cards, (card) => {
        expect(nextRenewal({ ...card, renewed_on: card.renewed_on.toReversed() })).toBe(nextRenewal(card));
      }),
      { numRuns },
    );
  });

  it("is never valid after its last day, nor overdue without a renewal that is due", () => {
    fc.assert(
      fc.property(cards, fc.nat({ max: 3_000 }), (card, count) => {
        const today = addDays(card.issued_on, count);
        const status = licenseStatus(card, [], today);
        expect(licenseStatuses).toContain(status);
        if (status === "valid") expect(today <= card.expires_on).toBe(true);
        if (status === "expired") expect(today > card.expires_on).toBe(true);
        if (status === "renewal_overdue") expect(nextRenewal(card)! < today).toBe(true);
      }),
      { numRuns },
    );
  });

  it("never improves with time alone", () => {
    fc.assert(
      fc.property(cards, fc.nat({ max: 3_000 }), fc.nat({ max: 1_000 }), (card, count, later) => {
        const order = ["valid", "renewal_overdue", "expired"];
        const rank = (days: number) => order.indexOf(licenseStatus(card, [], addDays(card.issued_on, days)));
        expect(rank(count + later)).toBeGreaterThanOrEqual(rank(count));
      }),
      { numRuns },
    );
  });
});
