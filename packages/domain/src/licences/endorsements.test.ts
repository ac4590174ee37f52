import { describe, expect, it } from "vitest";
import { type Endorsement, endorsementOn } from "./endorsements.ts";
import { licenseStatus } from "./license.ts";

const suspended: Endorsement = { kind: "suspended", from: "2026-03-01", until: "2026-05-31" };
const longer: Endorsement = { kind: "suspended", from: "2026-04-01", until: "2026-08-31" };
const revoked: Endorsement = { kind: "revoked", from: "2026-05-01", until: null };
const card = {
  number: "KW/2020/000001",
  classes: [],
  issued_on: "2025-06-01",
  expires_on: "2031-06-01",
  renewed_on: [],
} as const;

describe("an endorsement [R-AUT-15]", () => {
  it.each([
    ["2026-02-28", [suspended], null],
    ["2026-03-01", [suspended], suspended],
    ["2026-05-31", [suspended], suspended],
    ["2026-06-01", [suspended], null],
    ["2026-04-15", [suspended, longer], longer],
    ["2026-05-15", [suspended, revoked, longer], revoked],
    ["2050-01-01", [revoked], revoked],
  ] as const)("on %s, of %j: %j", (day, endorsements, applies) => {
    expect(endorsementOn(endorsements, day)).toEqual(applies);
  });

  it("decides the status of the licence while it lasts, and nothing is left to do when it ends", () => {
    const status = (day: "2026-05-31" | "2026-06-01") => licenseStatus(card, [suspended], day);
    expect([status("2026-05-31"), status("2026-06-01")]).toEqual(["suspended", "valid"]);
  });
});
