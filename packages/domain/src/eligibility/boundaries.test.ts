import { describe, expect, it } from "vitest";
import vectors from "../../test-vectors/eligibility.json" with { type: "json" };
import type { PlainDate } from "../dates/plain-date.ts";
import { kindByCode } from "../kinds/registry.ts";
import { eligibility } from "./eligibility.ts";
import type { DriverRecord } from "./record.ts";
import type { ReasonCode } from "./requirement.ts";
import { isEyeTestValid } from "./requirements/people.ts";

const records = new Map(vectors.cases.map(({ input }) => [input.driver, input.record as unknown as DriverRecord]));

/** Returns whether this reason prevents an application on the given day. */
const stands = (reason: ReasonCode, code: string, record: DriverRecord, on: string): boolean =>
  eligibility(kindByCode(code)!, record, on as PlainDate).reasons.some((each) => each.code === reason);

describe("the days on which an application is possible", () => {
  it.each<[reason: ReasonCode, code: string, driver: string, good: string, bad: string]>([
    ["too_young", "LLAS", "seventeen", "2027-03-10", "2027-03-09"],
    ["too_young", "CDL", "seventeen", "2030-03-10", "2030-03-09"],
    ["too_young", "HPA", "seventeen", "2034-03-10", "2034-03-09"],
    ["road_traffic_not_passed", "LAS", "late learner", "2026-11-21", "2026-11-22"],
    ["learners_license_ended", "LAS", "ready learner", "2027-03-01", "2027-03-02"],
    ["permit_in_force", "LLAS", "learner", "2027-03-02", "2027-03-01"],
    ["learners_renewal_not_open", "LLR", "learner", "2027-01-30", "2027-01-29"],
    ["learners_license_ended", "LLR", "learner", "2028-03-01", "2028-03-02"],
    ["no_license_or_permit", "PCC", "learner", "2027-03-01", "2027-03-02"],
    ["renewal_not_due", "DLR", "not due yet", "2027-03-03", "2027-03-02"],
    ["license_not_in_force", "IDP", "not due yet", "2027-06-01", "2027-06-02"],
    ["license_not_in_force", "IDP", "card at its end", "2027-01-15", "2027-01-16"],
    ["card_not_expired", "EDLR", "due in a month", "2030-09-11", "2030-09-10"],
    ["card_expired", "LL", "due in a month", "2030-12-10", "2030-12-11"],
    ["class_too_new", "UDL", "driver for a year", "2027-11-21", "2027-11-20"],
    ["class_too_new", "CDL", "driver for a year", "2027-11-21", "2027-11-20"],
    ["hazard_renewal_not_open", "HPR", "tanker driver", "2026-11-11", "2026-11-10"],
    ["hazard_permit_ended", "HPR", "tanker driver", "2027-01-10", "2027-01-11"],
    ["hazard_permit_in_force", "HPA", "tanker driver", "2027-01-11", "2027-01-10"],
  ])("%s for %s: %s is possible on %s and not on %s [R-ADD-08]", (reason, code, driver, good, bad) => {
    const record = records.get(driver)!;
    expect([stands(reason, code, record, good), stands(reason, code, record, bad)]).toEqual([false, true]);
  });

  it("requires 48 hours of training [R-ADD-08]", () => {
    const trained = (training_hours: number) => ({ ...records.get("ready learner")!, training_hours });
    expect(stands("training_incomplete", "LAS", trained(48), "2026-11-21")).toBe(false);
    expect(stands("training_incomplete", "LAS", trained(47), "2026-11-21")).toBe(true);
  });

  it("treats a card as old if it was issued before September 2017 [R-ADD-08]", () => {
    const record = records.get("holder of an old card")!;
    const issued = (issued_on: string) => ({ ...record, license: { ...record.license!, issued_on } });
    expect(stands("card_is_new_format", "ODLR", issued("2017-08-31") as never, "2026-11-21")).toBe(false);
    expect(stands("card_is_new_format", "ODLR", issued("2017-09-01") as never, "2026-11-21")).toBe(true);
  });

  it("accepts a passed eye test for 90 days, and never a failed one", () => {
    const passed = { tested_on: "2026-11-01", is_passed: true } as const;
    const days = ["2026-10-31", "2026-11-01", "2027-01-30", "2027-01-31"] as const;
    expect(days.map((day) => isEyeTestValid(passed, day))).toEqual([false, true, true, false]);
    expect(isEyeTestValid({ ...passed, is_passed: false }, "2026-11-01")).toBe(false);
    expect(isEyeTestValid(null, "2026-11-01")).toBe(false);
  });

  it("requires no eye test before applying: the test is a step with an appointment [R-ADD-08]", () => {
    for (const code of ["DLR", "EDLR", "LAS", "CDL", "UDL", "AC", "PT"])
      expect(kindByCode(code)!.steps.map(({ step }) => step)).toContain("eye_test");
    const record = { ...records.get("ready learner")!, eye_test: null };
    expect(eligibility(kindByCode("LAS")!, record, "2026-11-21").is_eligible).toBe(true);
  });
});
