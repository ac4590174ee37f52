import { calls, type Grant } from "@kwan/contract";
import { expect, it } from "vitest";

const staff: readonly Grant[] = ["driving_school", "reviewer", "officer", "admin"];

/**
 * These show no personal data (an office's counts, the register of schools) or only the caller's own people
 * (trainees, colleagues).
 */
const unaudited = ["getServiceOverview", "listEnrolments", "listSchools", "listStaff"];

it("a read that staff may make is audited, unless it shows no person that is not theirs [R-ADD-12]", () => {
  const silent = calls.filter(
    ({ method, access, audit }) =>
      method === "GET" && audit === undefined && access.some((each) => staff.includes(each)),
  );
  expect(silent.map(({ id }) => id).toSorted()).toEqual(unaudited);
});
