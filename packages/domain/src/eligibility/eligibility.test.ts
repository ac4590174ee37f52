import { describe, expect, it } from "vitest";
import vectors from "../../test-vectors/eligibility.json" with { type: "json" };
import type { ClassLetter } from "../classes/class-letters.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { isKind, kindByCode, kindRows } from "../kinds/registry.ts";
import { licenseStatus } from "../licences/license.ts";
import { eligibility, type Reason, type Verdict } from "./eligibility.ts";
import { obstacle } from "./obstacles.ts";
import type { DriverRecord } from "./record.ts";

// TypeScript reads imported JSON with wider types (any string for a class letter or status), hence the cast.
const cases = vectors.cases as unknown as readonly {
  input: { driver: string; code: string; class: ClassLetter | null; today: string; record: DriverRecord };
  output: Verdict;
}[];
const drivers = new Map(cases.map(({ input }) => [input.driver, input.record]));
const today = "2026-11-21";

const judge = (driver: string, ask: string) => {
  const [code = "", letter] = ask.split(":");
  return eligibility(kindByCode(code)!, drivers.get(driver)!, today, letter as ClassLetter | undefined);
};

/** Formats a reason as its code, its remedy, and the first day on which the remedy can be complete. */
const short = ({ code, remedy }: Reason): string => {
  const what =
    "kind" in remedy ? remedy.kind : "part" in remedy ? remedy.part : "class" in remedy ? remedy.class : null;
  const instead = "instead" in remedy ? remedy.instead : null;
  return [code, remedy.do, what ?? instead, remedy.ready_on === today ? null : remedy.ready_on]
    .filter(Boolean)
    .join(" ");
};

const theory = ["road_sign_not_passed pass_theory road_sign", "road_traffic_not_passed pass_theory road_traffic"];
const training = "training_incomplete train";
const noLicenseYet = "no_license apply license-application";

it.each(["yesterday", "", "2026-02-29", "2026-11-21T09:00:00Z"])(
  "throws for a day that is %j, for every kind",
  (day) => {
    for (const row of kindRows)
      for (const record of drivers.values())
        for (const decide of [eligibility, obstacle])
          expect(() => decide(row, record, day as PlainDate), row.kind).toThrow(RangeError);
    const license = [...drivers.values()].find((record) => record.license)!.license!;
    expect(() => licenseStatus(license, [], day as PlainDate)).toThrow(RangeError);
    expect(() =>
      licenseStatus(license, [{ kind: "revoked", from: "2026-01-01", until: null }], day as PlainDate),
    ).toThrow(RangeError);
  },
);

describe("who may apply for what", () => {
  it.each(cases.map(({ input, output }) => [input.driver, input.code, input.class, input, output] as const))(
    "the verdict on %s for %s (class %s) matches the vectors [R-ADD-08]",
    (_driver, _code, _class, input, output) => {
      const verdict = eligibility(
        kindByCode(input.code)!,
        input.record,
        input.today as PlainDate,
        input.class ?? undefined,
      );
      expect(verdict).toEqual(output);
    },
  );

  it.each<[driver: string, ask: string]>([
    ["newcomer", "LLAS"],
    ["newcomer", "FLC"],
    ["learner", "PCC"],
    ["ready learner", "LAS"],
    ["late learner", "LLR"],
    ["lapsed learner", "LLAS"],
    ["due in a month", "DLR"],
    ["due in a month", "LL"],
    ["due in a month", "RA"],
    ["not due yet", "UDL"],
    ["not due yet", "CDL"],
    ["not due yet", "PT"],
    ["overdue", "DLR"],
    ["expired for three years", "EDLR"],
    ["card at its end", "EDLR"],
    ["rider", "AC"],
    ["holder of F", "HPA"],
    ["tanker driver", "HPR"],
    ["holder of an old card", "ODLR"],
    ["applying", "LL"],
  ])("%s may apply for %s today [R-ADD-08]", (driver, ask) => {
    expect(judge(driver, ask)).toMatchObject({ is_eligible: true, reasons: [], earliest: today });
  });

  it.each<[driver: string, ask: string, earliest: string | null, reasons: string[]]>([
    ["newcomer", "LAS", today, ["no_learners_license apply learners-license", ...theory, training]],
    ["newcomer", "DLR", null, ["no_license nothing license-application"]],
    ["newcomer", "AC", null, ["no_license nothing license-application"]],
    ["newcomer", "IDP", today, [noLicenseYet]],
    ["newcomer", "PCC", today, ["no_license_or_permit apply learners-license"]],
    ["newcomer", "UDL", "2028-11-21", ["not_on_ladder hold_class B 2028-11-21"]],
    ["newcomer", "HPA", "2030-11-21", ["heavy_class_missing hold_class D 2030-11-21"]],
    ["newcomer", "REV", null, ["office_only nothing"]],
    ["nobody yet", "LLAS", today, ["profile_incomplete complete_profile", "not_identified identify"]],
    ["seventeen", "LLAS", "2027-03-10", ["too_young wait 2027-03-10"]],
    ["seventeen", "IDP", "2027-03-10", [`${noLicenseYet} 2027-03-10`]],
    ["seventeen", "CDL", "2030-03-10", ["too_young wait 2030-03-10", "class_too_new hold_class B 2029-03-10"]],
    // A driver can get B at 18, C two years after B (but not before 21), and D two years after C.
    ["seventeen", "HPA", "2034-03-10", ["too_young wait 2034-03-10", "heavy_class_missing hold_class D 2032-03-10"]],
    ["learner", "LLAS", "2027-03-02", ["permit_in_force wait learners-license-renewal 2027-03-02"]],
    ["learner", "LLR", "2027-01-30", ["learners_renewal_not_open wait 2027-01-30"]],
    ["learner", "LAS", today, [...theory, training]],
    ["late learner", "LAS", today, ["learners_license_ended apply learners-license-renewal", theory[0]!]],
    ["lapsed learner", "LAS", today, ["learners_license_ended apply learners-license"]],
    ["lapsed learner", "LLR", null, ["learners_license_ended nothing learners-license"]],
    ["due in a month", "FLC", null, ["already_licensed nothing additional-class"]],
    ["due in a month", "ODLR", null, ["card_is_new_format nothing lost-damaged-license"]],
    ["due in a month", "AC:B", null, ["class_held nothing upgrading-drivers-license"]],
    ["due in a month", "EDLR", "2030-09-11", ["card_not_expired wait 2030-09-11"]],
    ["not due yet", "DLR", "2027-03-03", ["renewal_not_due wait 2027-03-03"]],
    ["overdue", "IDP", today, ["license_not_in_force apply drivers-renewal"]],
    ["expired for three years", "DLR", null, ["card_expired nothing expired-drivers-license-replacement"]],
    ["expired for three years", "IDP", today, ["license_not_in_force apply expired-drivers-license-replacement"]],
    ["card at its end", "DLR", null, ["renewals_used nothing expired-drivers-license-replacement"]],
    ["revoked", "LL", null, ["revoked nothing"]],
    ["rider", "AC:A", null, ["class_held nothing"]],
    [
      "rider",
      "UDL",
      "2028-11-21",
      ["not_on_ladder hold_class B 2028-11-21", "license_not_in_force apply drivers-renewal 2028-11-21"],
    ],
    // Today a renewal would be enough. Two years later the card has expired.
    [
      "neglectful rider",
      "UDL",
      "2028-11-21",
      [
        "license_not_in_force apply expired-drivers-license-replacement 2028-11-21",
        "not_on_ladder hold_class B 2028-11-21",
      ],
    ],
    ["driver for a year", "UDL", "2027-11-21", ["class_too_new wait 2027-11-21"]],
    ["holder of F", "UDL", null, ["top_of_ladder nothing"]],
    ["holder of F", "HPR", null, ["no_hazard_permit nothing hazard-permit"]],
    ["holder of F", "AC:B", null, ["class_held nothing"]],
    ["tanker driver", "HPA", "2027-01-11", ["hazard_permit_in_force wait hazard-permit/renew 2027-01-11"]],
    ["applying", "DLR", today, ["already_open finish_open drivers-renewal"]],
  ])("%s may not apply for %s before %s: %j [R-ADD-08]", (driver, ask, earliest, reasons) => {
    const verdict = judge(driver, ask);
    expect(verdict.is_eligible).toBe(false);
    expect(verdict.earliest).toBe(earliest);
    expect(verdict.reasons.map(short)).toEqual(reasons);
  });

  it.each<[driver: string, ask: string, message: string, remedy: string]>([
    ["nobody yet", "LLAS", "Your profile has no date of birth yet.", "Complete your profile."],
    ["seventeen", "LLAS", "You must be 18 or older.", "Wait until March 10, 2027."],
    [
      "newcomer",
      "IDP",
      "There is no driver's licence on your record.",
      "Apply for your first licence. If you already have a Ghana licence, it is not linked to your account yet. Link it to your account, or take your card to a branch.",
    ],
    ["overdue", "IDP", "Your licence is due for renewal.", "Renew your licence."],
    [
      "expired for three years",
      "IDP",
      "The expiry date on your licence card is November 01, 2023.",
      "Replace your expired licence.",
    ],
    [
      "late learner",
      "LAS",
      "The expiry date on your learner's licence is September 01, 2026.",
      "Renew your learner's licence.",
    ],
    ["not due yet", "DLR", "Your next renewal is due on June 01, 2027.", "Wait until March 03, 2027."],
    [
      "revoked",
      "LL",
      "Your licence has been revoked.",
      "Only the court or authority that revoked your licence can restore it. Ask at a branch.",
    ],
    ["newcomer", "CDL", "You must have held class B or higher for 2 years.", "Get class B and hold it for 2 years."],
    [
      "driver for a year",
      "UDL",
      "You must have held your current class for at least 2 years.",
      "Wait until November 21, 2027.",
    ],
    [
      "applying",
      "DLR",
      "You already have an open application for this service: Driver's licence renewal.",
      "Finish or cancel that application.",
    ],
    ["tanker driver", "HPA", "You already hold a hazardous goods permit.", "Wait until January 11, 2027."],
  ])("tells %s about %s: '%s' '%s' [R-ADD-08]", (driver, ask, message, remedy) => {
    const [first] = judge(driver, ask).reasons;
    expect([first?.message, first?.remedy.text]).toEqual([message, remedy]);
  });
});

describe("one card", () => {
  it.each([
    ["LL", "lost-damaged-license", "Replace a damaged licence"],
    ["DL", "lost-damaged-license/lost", "Replace a lost or stolen licence"],
  ])("cannot be replaced twice at the same time: %s waits for %s [R-ADD-08]", (code, open, title) => {
    const record = { ...drivers.get("due in a month")!, open_kinds: [open] };
    expect(eligibility(kindByCode(code)!, record, today).reasons).toMatchObject([
      { code: "other_replacement_open", message: `You already have an open application: ${title}.` },
    ]);
  });
});

describe("a verdict", () => {
  it("names only existing kinds, and never the kind itself", () => {
    for (const { input, output } of cases)
      for (const { remedy } of output.reasons) {
        const named = remedy.do === "apply" ? remedy.kind : "instead" in remedy ? remedy.instead : null;
        expect(named === null || (isKind(named) && named !== kindByCode(input.code)?.kind)).toBe(true);
      }
  });

  it("moves a birthday on 29 February to 1 March in years that are not leap years [R-ADD-08]", () => {
    const record = { ...drivers.get("newcomer")!, date_of_birth: "2008-02-29" };
    expect(eligibility(kindByCode("LLAS")!, record as never, "2026-02-28").earliest).toBe("2026-03-01");
    expect(eligibility(kindByCode("LLAS")!, record as never, "2026-03-01").is_eligible).toBe(true);
  });

  it("uses the class that can be applied for soonest if none is given [R-ADD-08]", () => {
    expect(["newcomer", "rider"].map((driver) => judge(driver, "LLAS").class)).toEqual(["A", "B"]);
    expect(judge("newcomer", "LLAS:E").class).toBe("E");
    expect(judge("newcomer", "LAS").class).toBeNull();
  });

  it("takes under 5 ms for one driver and all nineteen kinds", () => {
    const times = Array.from({ length: 41 }, (_, round) => {
      const record = [...drivers.values()][round % drivers.size]!;
      const start = performance.now();
      for (const row of kindRows) eligibility(row, record, today);
      return performance.now() - start;
    });
    expect(times.toSorted((a, b) => a - b)[20]).toBeLessThan(5);
  });
});
