import { describe, expect, it } from "vitest";
import vectors from "../../test-vectors/renewals.json" with { type: "json" };
import type { PlainDate } from "../dates/plain-date.ts";
import { eligibility } from "../eligibility/eligibility.ts";
import type { DriverRecord } from "../eligibility/record.ts";
import { kinds } from "../kinds.ts";
import { type ExpiringCards, renewalsDue } from "./renewals.ts";

const cases = vectors.cases.map(({ input, output }) => ({
  ...(input as { held: ExpiringCards; today: string }),
  output,
}));

/** A driver whose record is otherwise complete, so that only licences and permits determine what is due. */
const driver: Omit<DriverRecord, "license" | "learners_license" | "hazard_permit" | "endorsements"> = {
  date_of_birth: "1980-01-01",
  is_identified: true,
  theory: { road_sign: "2026-11-01", road_traffic: "2026-11-01" },
  training_hours: 48,
  eye_test: { tested_on: "2026-11-01", is_passed: true },
  open_kinds: [],
};

describe("the licences and permits to renew or replace now [R-RTE-01]", () => {
  it.each(cases)("$held: $output", ({ held, today, output }) => {
    expect(renewalsDue(held, today as PlainDate)).toEqual(output);
  });

  it("are still renewed on the last day of a permit, and replaced after it", () => {
    const held: ExpiringCards = {
      license: null,
      learners_license: null,
      international_permit: null,
      hazard_permit: { expires_on: "2026-11-21" },
      endorsements: [],
    };
    expect(renewalsDue(held, "2026-11-21").map(({ kind }) => kind)).toEqual(["hazard-permit/renew"]);
    expect(renewalsDue(held, "2026-11-22").map(({ kind }) => kind)).toEqual(["hazard-permit"]);
  });

  it("include only services that are open", () => {
    const closed = /renewal_not|card_not_expired|card_expired|renewals_used|_ended|permit_in_force/;
    for (const { held, today } of cases) {
      const learners_license = held.learners_license && { ...held.learners_license, classes: [] };
      for (const { kind } of renewalsDue(held, today as PlainDate)) {
        const { reasons } = eligibility(kinds[kind], { ...driver, ...held, learners_license }, today as PlainDate);
        expect(
          reasons.map(({ code }) => code).filter((code) => closed.test(code)),
          kind,
        ).toEqual([]);
      }
    }
  });
});
