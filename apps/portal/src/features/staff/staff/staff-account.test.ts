import { expect, test } from "vitest";
import { newAccount, placesOf } from "./staff-account.ts";

const account = {
  first_name: "Yaa",
  last_name: "Asante",
  username: "yaa.asante",
  email: "yaa@authority.example",
  role: "officer",
  reason: "Joins the counter team.",
};

test("an account has names, a username, an email address and a staff role [R-ADD-15]", () => {
  expect(newAccount.safeParse(account).success).toBe(true);
  for (const wrong of [{ role: "driver" }, { email: "yaa" }, { first_name: "" }, { username: "" }, { reason: "New" }])
    expect(newAccount.safeParse({ ...account, ...wrong }).success).toBe(false);
});

test("an officer keeps the branch and a driving school account its school; other roles keep neither [R-ADD-15]", () => {
  const chosen = { branch: "brn_1", school: "sch_1" };
  expect(placesOf({ role: "officer", ...chosen })).toEqual({ role: "officer", branch: "brn_1", school: null });
  expect(placesOf({ role: "driving_school", ...chosen })).toEqual({
    role: "driving_school",
    branch: null,
    school: "sch_1",
  });
  expect(placesOf({ role: "reviewer", ...chosen })).toEqual({ role: "reviewer", branch: null, school: null });
});
