import { roles } from "@kwan/domain";
import { expect, test } from "vitest";
import { firstScreenOf } from "./first-screen.ts";

test("staff who have tasks start with them, and everybody else starts on the home page [R-AUT-09]", () => {
  expect(Object.fromEntries(roles.map((role) => [role, firstScreenOf(role)]))).toEqual({
    learner: "/",
    driver: "/",
    driving_school: "/",
    reviewer: "/tasks",
    officer: "/tasks",
    accountant: "/office/books",
    admin: "/",
  });
});
