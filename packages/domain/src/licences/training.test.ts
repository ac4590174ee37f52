import { describe, expect, it } from "vitest";
import { eligibility, kinds, limits, marksOf, overLimit, trainingGap } from "../kinds.ts";

const short = { trainee: 2, trainee_driving: 2, instructor: 2, vehicle: 2 };
const day = { starts_at: "10:00", ends_at: "12:00" };

describe("the limits of lessons [R-AUT-23]", () => {
  it("have a unit, and wait for the authority to confirm them", () => {
    const each = [limits.refused, limits.unusual, limits.minimum].flatMap((group) => Object.values(group));
    expect(each.filter(({ is_confirmed }) => is_confirmed)).toEqual([]);
    expect(each.every(({ value, unit }) => value > 0 && unit !== "days")).toBe(true);
  });

  it.each([
    ["trainee", 10],
    ["instructor", 14],
    ["vehicle", 18],
  ] as const)("refuse more hours of a %s on a day", (whose, hours) => {
    expect(overLimit({ ...short, [whose]: hours })).toBeUndefined();
    expect(overLimit({ ...short, [whose]: hours + 0.1 })).toBe(whose);
  });

  it.each([
    ["trainee_driving", 4, "trainee_hours"],
    ["instructor", 10, "instructor_hours"],
    ["vehicle", 12, "vehicle_hours"],
  ] as const)("mark more hours of %s than usual", (whose, hours, mark) => {
    expect(marksOf(day, { ...short, [whose]: hours })).toEqual([]);
    expect(marksOf(day, { ...short, [whose]: hours + 0.1 })).toEqual([mark]);
  });

  it.each([
    ["05:00", "22:00", []],
    ["04:59", "22:00", ["unusual_time"]],
    ["05:00", "22:01", ["unusual_time"]],
  ])("mark a lesson from %s to %s as unusual or not", (starts_at, ends_at, marks) => {
    expect(marksOf({ starts_at, ends_at }, short)).toEqual(marks);
  });
});

describe("a training [R-AUT-23]", () => {
  const complete = { theory: 12, practical: 36, to_check: 0, has_minimums: true };

  it.each([
    [{}, null],
    [{ practical: 35 }, "hours"],
    [{ theory: 11, practical: 37 }, "theory"],
    [{ theory: 25, practical: 23 }, "practical"],
    [{ theory: 48, practical: 0, has_minimums: false }, null],
    [{ to_check: 1 }, "to_check"],
  ])("with %j has the gap %s", (changes, gap) => {
    expect(trainingGap({ ...complete, ...changes })).toBe(gap);
  });

  const record = {
    date_of_birth: "2000-01-01",
    is_identified: true,
    learners_license: { classes: ["B"], expires_on: "2027-06-01" },
    license: null,
    endorsements: [],
    theory: { road_sign: "2026-11-01", road_traffic: "2026-11-01" },
    training_hours: 48,
    eye_test: null,
    hazard_permit: null,
    open_kinds: [],
  } as const;

  it.each([
    ["theory", "At least 12 of your hours of training must be theory.", "Finish your training"],
    ["practical", "At least 24 of your hours of training must be driving practice.", "Finish your training"],
    ["to_check", "An officer has to look at some of your lessons", "Wait until an officer has looked"],
  ] as const)("that is short of %s says so before a first licence", (training_gap, message, text) => {
    const { is_eligible, reasons } = eligibility(
      kinds["license-application"],
      { ...record, training_gap },
      "2026-12-01",
    );
    expect(is_eligible).toBe(false);
    expect(reasons).toMatchObject([
      { message: expect.stringContaining(message), remedy: { do: "train", text: expect.stringContaining(text) } },
    ]);
  });

  it("that is complete, or has a certificate, does not stand in the way", () => {
    const judge = (changes: object) =>
      eligibility(kinds["license-application"], { ...record, ...changes }, "2026-12-01").is_eligible;
    expect(judge({})).toBe(true);
    expect(judge({ training_hours: 40, training_gap: null })).toBe(true);
    expect(judge({ training_hours: 40 })).toBe(false);
  });
});
