import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ClassLetter, classLetters } from "../classes/class-letters.ts";
import { addDays, addMonths, addYears, daysBetween, reachesAgeOn } from "../dates/calendar.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { type Kind, kindRows, kinds } from "../kinds/registry.ts";
import type { KindRow } from "../kinds/row.ts";
import type { Endorsement } from "../licences/endorsements.ts";
import { cardExpiry, type License } from "../licences/license.ts";
import { eligibility, type Reason, type Verdict } from "./eligibility.ts";
import type { DriverRecord } from "./record.ts";

// Arbitrary drivers on arbitrary days, with dates on both sides of every threshold.

const days = fc.oneof(
  fc.constantFrom("2026-11-21", "2028-02-29", "2027-02-28", "2027-03-01", "2026-12-31"),
  fc.integer({ min: 0, max: 2_000 }).map((days) => addDays("2024-06-01", days)),
);
const aboutNow = fc.constantFrom(-1, 0, 0, 1, 17, -40);
/** Generates a day that is roughly one of these numbers of months away, but not after `last`. */
const about = (day: PlainDate, months: readonly number[], last: PlainDate = "9999-12-31"): fc.Arbitrary<PlainDate> =>
  fc
    .tuple(fc.constantFrom(...months), aboutNow)
    .map(([count, shift]) => addDays(addMonths(day, count), shift))
    .map((date) => (date > last ? last : date));

const licenses = (today: PlainDate): fc.Arbitrary<License> =>
  about(today, [0, -9, -21, -24, -27, -45, -48, -51, -69, -72, -75, -96, -140], today).chain((issued_on) =>
    fc.record({
      number: fc.constant("KW-1234567"),
      issued_on: fc.constant(issued_on),
      // Old-format cards were not all valid for six years.
      expires_on: fc.oneof(
        { weight: 4, arbitrary: fc.constant(cardExpiry(issued_on)) },
        { weight: 1, arbitrary: about(today, [-30, -24, -3, 0, 2, 3, 30]) },
      ),
      renewed_on: fc.array(
        fc.nat({ max: daysBetween(issued_on, today) }).map((count) => addDays(issued_on, count)),
        { maxLength: 2 },
      ),
      classes: fc.uniqueArray(
        fc.record({
          letter: fc.constantFrom<ClassLetter>("A", "B", "B", "B", "C", "D", "D", "E", "F"),
          since: about(today, [0, -12, -23, -24, -25, -48, -90], today),
        }),
        { maxLength: 4, selector: (held) => held.letter },
      ),
    }),
  );

const mostly = <T>(usual: T, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary });

const drivers = (today: PlainDate): fc.Arbitrary<DriverRecord> =>
  fc.record({
    date_of_birth: fc.oneof(
      about(
        today,
        [-40, -30, -26].map((years) => years * 12),
      ),
      about(
        today,
        [-25, -21, -20, -18, -17, -16].map((years) => years * 12),
      ),
      fc.constantFrom(null, "2008-02-29", "2004-02-29", "2000-02-29"),
    ),
    is_identified: mostly(true, fc.boolean()),
    is_provisional: mostly(false, fc.boolean()),
    learners_license: fc.option(
      fc.record({
        classes: fc.subarray<ClassLetter>([...classLetters], { minLength: 1, maxLength: 2 }),
        expires_on: about(today, [-13, -12, -2, 0, 1, 4, 6]),
      }),
    ),
    license: fc.option(licenses(today), { freq: 3 }),
    endorsements: mostly(
      [],
      fc.array(
        fc
          .record({
            kind: fc.constantFrom("revoked", "disqualified", "suspended", "suspended"),
            from: about(today, [-6, -1, 0], today),
            until: about(today, [-2, 1, 3, 12]),
          })
          .map((each) => (each.kind === "revoked" ? { ...each, until: null } : each) as Endorsement),
        { maxLength: 2 },
      ),
    ),
    theory: fc.record({
      road_sign: mostly<PlainDate | null>(today, fc.option(about(today, [-6, -11, -12, -13], today))),
      road_traffic: mostly<PlainDate | null>(today, fc.option(about(today, [-6, -11, -12, -13], today))),
    }),
    training_hours: mostly(48, fc.constantFrom(0, 47, 60)),
    eye_test: mostly<DriverRecord["eye_test"]>(
      { tested_on: today, is_passed: true },
      fc.option(fc.record({ tested_on: about(today, [0, -2, -3, -4], today), is_passed: fc.boolean() })),
    ),
    hazard_permit: fc.option(fc.record({ expires_on: about(today, [-2, 0, 1, 2, 11]) })),
    open_kinds: mostly<readonly string[]>([], fc.subarray(kindRows.map((row) => row.kind as string))),
  });

interface Case {
  readonly kind: Kind;
  readonly record: DriverRecord;
  readonly today: PlainDate;
  readonly classLetter: ClassLetter | undefined;
}
const rowOf = (kind: Kind): KindRow => kinds[kind];

const cases: fc.Arbitrary<Case> = fc
  .tuple(days, fc.constantFrom(...kindRows.map((row) => row.kind)))
  .chain(([today, kind]) =>
    fc.record({
      today: fc.constant(today),
      kind: fc.constant(kind),
      record: drivers(today),
      classLetter: fc.constantFrom(undefined, ...rowOf(kind).classes),
    }),
  );

const judge = ({ kind, record, today, classLetter }: Case): Verdict =>
  eligibility(rowOf(kind), record, today, classLetter);

// `services` and `remedied` return the changes that a completed remedy makes to the record, or no changes if the service
// would refuse the application.

const isAdult = (record: DriverRecord, on: PlainDate) =>
  record.date_of_birth === null || on >= reachesAgeOn(record.date_of_birth, 18);
const newCard = (on: PlainDate) => ({ issued_on: on, expires_on: cardExpiry(on), renewed_on: [] });
const firstLicense = (letters: readonly ClassLetter[], on: PlainDate): License => ({
  number: "KW-7654321",
  classes: letters.map((letter) => ({ letter, since: on })),
  ...newCard(on),
});

const services: Record<string, (record: DriverRecord, on: PlainDate) => Partial<DriverRecord>> = {
  "learners-license": (record, on) =>
    isAdult(record, on) ? { learners_license: { classes: ["B"], expires_on: addMonths(on, 6) } } : {},
  "learners-license-renewal": ({ learners_license }, on) =>
    learners_license && on <= addMonths(learners_license.expires_on, 12)
      ? { learners_license: { ...learners_license, expires_on: addMonths(on, 6) } }
      : {},
  "license-application": (record, on) =>
    isAdult(record, on) && record.license === null
      ? { license: firstLicense(record.learners_license?.classes ?? ["B"], on) }
      : {},
  "drivers-renewal": ({ license }, on) =>
    license && on <= license.expires_on ? { license: { ...license, renewed_on: [...license.renewed_on, on] } } : {},
  "expired-drivers-license-replacement": ({ license }, on) =>
    license && on >= addDays(license.expires_on, -90) ? { license: { ...license, ...newCard(on) } } : {},
};

function recordAfter(record: DriverRecord, { code, remedy }: Reason, on: PlainDate): Partial<DriverRecord> {
  switch (remedy.do) {
    case "complete_profile":
      return { date_of_birth: record.date_of_birth ?? addYears(on, -40) };
    case "identify":
      return { is_identified: true };
    case "confirm_identity":
      return { is_provisional: false };
    case "train":
      return { training_hours: 48 };
    case "pass_theory":
      return { theory: { ...record.theory, [remedy.part]: on } };
    case "finish_open":
      return { open_kinds: record.open_kinds.filter((kind) => kind !== remedy.kind) };
    case "apply":
      return services[remedy.kind]!(record, on);
    case "hold_class": {
      const since = code === "heavy_class_missing" ? on : addYears(on, -2);
      if (!isAdult(record, since)) return {};
      const license = record.license ?? firstLicense([], since);
      return { license: { ...license, classes: [...license.classes, { letter: remedy.class, since }] } };
    }
    default:
      return {};
  }
}

function applyRemedies(record: DriverRecord, reasons: readonly Reason[], on: PlainDate): DriverRecord {
  let driver = record;
  for (const reason of reasons) driver = { ...driver, ...recordAfter(driver, reason, on) };
  return driver;
}

const isWait = ({ remedy }: Reason) => remedy.do === "wait";

/** Returns every proper subset of the remedies. All remedies that are waits count as one. */
function properSubsets(reasons: readonly Reason[]): Reason[][] {
  const waits = reasons.filter(isWait);
  const units = [
    ...reasons.filter((reason) => !isWait(reason)).map((reason) => [reason]),
    ...(waits[0] ? [waits] : []),
  ];
  const all = 2 ** units.length - 1;
  return Array.from({ length: all }, (_, mask) => units.filter((_unit, place) => mask & (1 << place)).flat());
}

/** Returns the verdict on a given day for the record after these remedies have been applied. */
const applying = (one: Case, done: readonly Reason[], on: PlainDate): Verdict =>
  judge({ ...one, record: applyRemedies(one.record, done, on), today: on });

const numRuns = 1_500;

describe("the remedies of a verdict, for any driver on any day", () => {
  it("make the driver eligible on the earliest day if all are done, and not otherwise [R-ADD-08]", () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { reasons, earliest, is_eligible } = judge(one);
        if (is_eligible || earliest === null) return;
        expect(applying(one, reasons, earliest).reasons).toEqual([]);
        for (const some of properSubsets(reasons)) {
          const day = reasons.some(isWait) && !some.some(isWait) ? one.today : earliest;
          expect(applying(one, some, day).is_eligible, some.map(({ code }) => code).join()).toBe(false);
        }
      }),
      { numRuns },
    );
  });

  it("do not make the driver eligible on any earlier day [R-ADD-08]", () => {
    fc.assert(
      fc.property(cases, fc.double({ min: 0, max: 1, noNaN: true }), (one, share) => {
        const { reasons, earliest } = judge(one);
        const span = earliest === null ? 0 : daysBetween(one.today, earliest);
        if (earliest === null || span === 0) return;
        for (const day of [addDays(earliest, -1), addDays(one.today, Math.floor(share * (span - 1)))]) {
          const ready = reasons.filter(({ remedy }) => remedy.ready_on !== null && remedy.ready_on <= day);
          expect(applying(one, ready, day).is_eligible, day).toBe(false);
        }
      }),
      { numRuns },
    );
  });

  it("never make the driver eligible if there is no earliest day [R-ADD-08]", () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { reasons, earliest } = judge(one);
        if (earliest !== null) return;
        const mendable = reasons.filter(({ remedy }) => remedy.do !== "nothing");
        const latest =
          mendable
            .map(({ remedy }) => remedy.ready_on ?? "")
            .toSorted()
            .at(-1) ?? one.today;
        expect(mendable.length).toBeLessThan(reasons.length);
        for (const some of [...properSubsets(mendable), mendable])
          for (const day of [one.today, latest, addYears(latest as PlainDate, 1)])
            expect(applying(one, some, day as PlainDate).is_eligible).toBe(false);
      }),
      { numRuns },
    );
  });
});

describe("a verdict, for any driver on any day", () => {
  it("is eligible today exactly if it has no reasons, has no duplicate reasons, and is deterministic [R-ADD-08]", () => {
    fc.assert(
      fc.property(cases, (one) => {
        const verdict = judge(one);
        expect(verdict.is_eligible).toBe(verdict.reasons.length === 0);
        if (verdict.is_eligible) expect(verdict.earliest).toBe(one.today);
        const codes = verdict.reasons.map(({ code }) => code);
        expect(new Set(codes).size).toBe(codes.length);
        expect(rowOf(one.kind).classes.length > 0).toBe(verdict.class !== null);
        expect(judge(one)).toEqual(verdict);
      }),
      { numRuns },
    );
  });

  it("says in whole sentences what is wrong and what to do [R-ADD-08]", () => {
    fc.assert(
      fc.property(cases, (one) => {
        for (const { message, remedy } of judge(one).reasons)
          for (const sentence of [message, remedy.text]) expect(sentence).toMatch(/^[A-Z][^\n]*[^ .]\.$/);
      }),
      { numRuns },
    );
  });

  it("has every reason and every remedy for some of the generated drivers", () => {
    const verdicts = fc.sample(cases, { numRuns: 6_000, seed: 21 }).map((one) => judge(one));
    const allReasons = verdicts.flatMap(({ reasons }) => reasons);
    const codes = new Set(kindRows.flatMap((row) => row.requirements.map(({ code }) => code)));
    expect(new Set(allReasons.map(({ code }) => code))).toEqual(codes);
    expect(new Set(allReasons.map(({ remedy }) => remedy.do)).size).toBe(10);
    expect(verdicts.filter(({ is_eligible }) => is_eligible).length).toBeGreaterThan(200);
    expect(verdicts.filter(({ earliest, reasons }) => earliest && reasons.length > 1).length).toBeGreaterThan(200);
  });
});
