import { describe, expect, it } from "vitest";
import { availableActions } from "../applications/available-actions.ts";
import type { Status } from "../applications/statuses.ts";
import type { Actor, Facts } from "../applications/transitions.ts";
import { kindRows } from "../kinds/registry.ts";
import { steps } from "../kinds/steps.ts";
import { type Duty, isForOfficer, separationFrom } from "./separation-of-duties.ts";

const yesAndNo = [false, true];

/**
 * Returns all combinations of facts that an application for a kind of service can have. A kind always includes tests,
 * never does, or does so only for expired cards.
 */
const factsOf = (row: (typeof kindRows)[number]): Facts[] => {
  const tests = row.steps.filter(({ step }) => steps[step].during === "testing");
  const withTests = [...new Set([tests.length > 0, tests.some(({ only_if }) => only_if === undefined)])];
  const is_examined = row.steps.some(({ step }) => step === "practical_test");
  return withTests.flatMap((has_tests) =>
    yesAndNo.flatMap((owes) =>
      yesAndNo.map((tests_passed) => ({
        owes,
        has_tests,
        tests_passed,
        review_done: true,
        documents_reviewed: true,
        identity_verified: true,
        is_examined,
        is_begun: true,
        is_printed: row.is_printed,
      })),
    ),
  );
};

/**
 * Returns whether this number of officers can take an application from `paid` to hand-over by any sequence of actions.
 * Keeps track of each officer's duties.
 */
function isHandedOver(row: (typeof kindRows)[number], officers: number): boolean {
  type Place = { status: Status; done: readonly (readonly Duty[])[] };
  const start: Place = { status: "paid", done: Array.from({ length: officers }, () => []) };
  const seen = new Map([[JSON.stringify(start), start]]);
  for (const { status, done } of seen.values()) {
    const go = (to: Status, officer?: number, duty?: Duty) => {
      const next = done.map((duties, index) =>
        index === officer && duty && !duties.includes(duty) ? [...duties, duty].sort() : duties,
      );
      const place: Place = { status: to, done: next };
      const key = JSON.stringify(place);
      if (!seen.has(key)) seen.set(key, place);
    };
    for (const facts of factsOf(row)) {
      if (status === "testing" && facts.is_examined)
        for (let officer = 0; officer < officers; officer++) go(status, officer, "record_practical_test");
      for (const actor of ["applicant", "system"] satisfies Actor[])
        for (const { to } of availableActions(status, actor, facts)) go(to);
      for (let officer = 0; officer < officers; officer++)
        for (const { action, to } of availableActions(status, "officer", facts)) {
          if (separationFrom(action, done[officer] ?? []) !== undefined) continue;
          if (action === "hand_over") return true;
          go(to, officer, action);
        }
    }
  }
  return false;
}

describe("separation of duties [R-AUT-10]", () => {
  it.each(kindRows.filter(({ is_printed }) => is_printed).map((row) => [row.kind, row] as const))(
    "one officer cannot carry %s from payment to hand-over, and two can",
    (_, row) => {
      expect(isHandedOver(row, 1)).toBe(false);
      expect(isHandedOver(row, 2)).toBe(true);
    },
  );

  it("says why, and who may do it", () => {
    expect(separationFrom("approve", ["start_review"])).toBeUndefined();
    expect(separationFrom("approve", ["start_review", "record_practical_test"])).toBe(
      "You recorded the practical test, so another officer must approve this application. Officers at every branch can see this task.",
    );
    expect(separationFrom("hand_over", ["approve"])).toMatch(/^You approved this application, so another officer/);
    expect(separationFrom("hand_over", ["open_tests"])).toMatch(/^You opened the tests, so another officer/);
  });

  it("does not let the officer who filed for somebody, or who checked their identity, decide", () => {
    for (const first of ["file_for_applicant", "check_identity_at_counter"] as const)
      for (const second of ["open_tests", "approve"] as const)
        expect(separationFrom(second, [first])).toMatch(/^You .+ so another officer must decide/);
    expect(separationFrom("reject", ["file_for_applicant"])).toBeUndefined();
  });

  it("leaves the school's and the applicant's steps to them", () => {
    expect(isForOfficer("school_verification")).toBe(false);
    expect(isForOfficer("theory_road_sign")).toBe(false);
    expect(isForOfficer("document_check")).toBe(true);
  });
});
