import { expect, it } from "vitest";
import { kinds } from "../kinds/registry.ts";
import { roles } from "../people/roles.ts";
import { advancing, isEditable, partsOf } from "./parts.ts";
import { statuses } from "./statuses.ts";

const [renewal, revocation] = [kinds["drivers-renewal"], kinds["license-revocation"]];

it("people have the part of the applicant, and officers that of the office [R-ROL-01]", () => {
  for (const role of ["learner", "driver"] as const)
    expect(partsOf(role, renewal, "paid", true)).toEqual(["applicant"]);
  expect(partsOf("officer", renewal, "draft", true)).toEqual(["officer"]);
  for (const role of roles.filter((each) => !["learner", "driver", "officer"].includes(each)))
    expect(partsOf(role, renewal, "paid", false), role).toEqual([]);
});

it("an officer acts for people without an account, but does not withdraw what is paid [R-ROL-01]", () => {
  expect(partsOf("officer", renewal, "draft", false)).toEqual(["applicant", "officer"]);
  expect(partsOf("officer", renewal, "paid", false)).toEqual(["officer"]);
});

it("nobody has a part in an application of the office once it is submitted [R-ROL-01]", () => {
  expect(partsOf("driver", revocation, "draft", true)).toEqual([]);
  expect(partsOf("officer", revocation, "draft", true)).toEqual(["applicant"]);
  expect(partsOf("officer", revocation, "in_review", true)).toEqual([]);
});

it("applications can be changed as a draft and after they came back, and end without advancing [R-ADD-03]", () => {
  expect(statuses.filter(isEditable)).toEqual(["draft", "action_required"]);
  expect(["cancel", "reject", "edit", "pay"].some((action) => advancing.has(action as "cancel"))).toBe(false);
  expect(advancing.has("submit")).toBe(true);
});
