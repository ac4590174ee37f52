import { expect, it } from "vitest";
import type { DriverRecord } from "../record.ts";
import { reachesClassOn } from "./held-classes.ts";

const driver = (since: "2024-01-01" | "2025-01-01"): DriverRecord => ({
  date_of_birth: "1980-01-01",
  is_identified: true,
  license: {
    number: "KW/2024/000001",
    issued_on: since,
    expires_on: "2030-01-01",
    renewed_on: [],
    classes: [{ letter: "B", since }],
  },
  endorsements: [],
  learners_license: null,
  hazard_permit: null,
  theory: { road_sign: null, road_traffic: null },
  training_hours: 0,
  eye_test: null,
  open_kinds: [],
});

it("the two years before the next class begin when class B was granted", () => {
  expect(reachesClassOn(driver("2024-01-01"), "C", "2026-11-21")).toBe("2026-11-21");
  expect(reachesClassOn(driver("2025-01-01"), "C", "2026-11-21")).toBe("2027-01-01");
});
