import { expect, it } from "vitest";
import { roles } from "./roles.ts";
import { areaOf, mayDo, scopes } from "./scopes.ts";

it("gives citizens no scope, and every scope to at least one role [R-ROL-01]", () => {
  expect(scopes.filter((scope) => mayDo("learner", scope) || mayDo("driver", scope))).toEqual([]);
  expect(scopes.filter((scope) => !roles.some((role) => mayDo(role, scope)))).toEqual([]);
});

it("limits officers to applications of their branch, and schools to their own lessons [R-AUT-10]", () => {
  expect(areaOf("officer", "applications.work")).toBe("branch");
  expect(areaOf("officer", "reports.read")).toBe("branch");
  expect(areaOf("driving_school", "lessons.read")).toBe("school");
});

it("leaves administrators out of applications and decisions", () => {
  expect(mayDo("admin", "applications.work", "changes.decide", "decisions.propose", "decisions.approve")).toBe(false);
});

it("finds one of several scopes", () => {
  expect(mayDo("reviewer", "staff.manage", "changes.decide")).toBe(true);
});
