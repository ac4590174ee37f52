import { expect, it } from "vitest";
import { lastDayToAppeal } from "./appeals.ts";

it("leaves a person 30 days after a decision to appeal, across months and years [R-AUT-04]", () => {
  expect(lastDayToAppeal("2026-11-21")).toBe("2026-12-21");
  expect(lastDayToAppeal("2026-12-15")).toBe("2027-01-14");
});
