import { describe, expect, it } from "vitest";
import type { DriverRecord } from "../eligibility/record.ts";
import type { ExpiringCards } from "../licences/renewals.ts";
import { applicationsDue, waysAhead } from "./ways-ahead.ts";

const today = "2026-11-21";
const none: ExpiringCards = {
  license: null,
  learners_license: null,
  international_permit: null,
  hazard_permit: null,
  endorsements: [],
};
const inForce = { classes: ["B" as const], expires_on: "2027-06-01" as const };

const record = (overrides: Partial<DriverRecord> = {}): DriverRecord => ({
  date_of_birth: "1998-03-14",
  is_identified: true,
  license: null,
  learners_license: null,
  hazard_permit: null,
  endorsements: [],
  theory: { road_sign: "2026-10-01", road_traffic: "2026-10-01" },
  training_hours: 48,
  eye_test: null,
  open_kinds: [],
  ...overrides,
});

const ways = (cards: Partial<ExpiringCards>, of: Partial<DriverRecord> = {}) =>
  waysAhead(applicationsDue({ ...none, ...cards }, today), record({ ...cards, ...of } as Partial<DriverRecord>), today);

describe("what to do next, apart from open applications [R-RTE-01]", () => {
  it("is to take lessons after the learner's licence, with the hours so far", () => {
    expect(ways({ learners_license: inForce }, { training_hours: 12 })).toEqual([
      {
        action: "train",
        kind: "license-application",
        due_on: null,
        text: expect.stringMatching(/ask your school/),
        reason: expect.stringMatching(/12 of the 48 hours/),
      },
    ]);
  });

  it("is to apply for the driver's licence once the hours are complete", () => {
    expect(ways({ learners_license: inForce })).toMatchObject([{ action: "apply", kind: "license-application" }]);
  });

  it("is to take lessons, even if a theory test has lapsed, because that test is part of another application", () => {
    const theory = { road_sign: null, road_traffic: null };
    expect(ways({ learners_license: inForce }, { training_hours: 12, theory })).toMatchObject([{ action: "train" }]);
    expect(ways({ learners_license: inForce }, { theory })).toEqual([]);
  });

  it("is nothing while that application is open, and for someone whose lessons an officer looks at", () => {
    expect(ways({ learners_license: inForce }, { open_kinds: ["license-application"] })).toEqual([]);
  });

  const license = {
    number: "KW/2024/000001",
    classes: [{ letter: "B" as const, since: "2019-01-01" as const }],
    issued_on: "2024-12-29" as const,
    expires_on: "2030-12-29" as const,
    renewed_on: ["2026-10-01"] as const,
    is_commercial: false,
  };
  const blocked = { license, is_card_blocked: true } as unknown as Partial<ExpiringCards>;

  it("is a new card after a loss was reported, unless an application for one is open", () => {
    expect(ways(blocked)).toMatchObject([{ action: "apply", kind: "lost-damaged-license/lost", due_on: null }]);
    expect(ways(blocked, { open_kinds: ["lost-damaged-license/lost"] })).toEqual([]);
    expect(ways({ ...blocked, is_card_blocked: false })).toEqual([]);
    const hazard_permit = { expires_on: "2026-12-01" as const };
    expect(ways({ ...blocked, hazard_permit }).map(({ kind }) => kind)).toEqual([
      "hazard-permit/renew",
      "lost-damaged-license/lost",
    ]);
  });

  it("is only the replacement of an expired licence, which brings a new card as well", () => {
    const expired = { ...license, expires_on: "2026-11-01" };
    expect(ways({ ...blocked, license: expired } as unknown as Partial<ExpiringCards>)).toMatchObject([
      { action: "renew", kind: "expired-drivers-license-replacement" },
    ]);
  });

  it("is still said of other cards while a learner's licence is open", () => {
    const hazard_permit = { expires_on: "2026-12-01" as const };
    const open_kinds = ["learners-license"];
    expect(ways({ learners_license: inForce, hazard_permit }, { open_kinds, is_identified: false })).toMatchObject([
      { action: "identify", kind: "hazard-permit/renew" },
    ]);
  });

  it("is the identity after a provisional claim, once, and no service that would be refused", () => {
    const license = {
      number: "OFO-12049000",
      classes: [{ letter: "B" as const, since: "2019-01-01" as const }],
      issued_on: "2021-01-10" as const,
      expires_on: "2027-01-10" as const,
      renewed_on: ["2023-01-10", "2025-01-10"] as const,
      is_commercial: false,
    };
    const held = { license, hazard_permit: { expires_on: "2026-12-01" as const } } as unknown as Partial<ExpiringCards>;
    const offered = ways(held, { is_provisional: true });
    // The licence is not shown, and neither is the day on which it has to be renewed.
    expect(offered[0]?.due_on).toBeNull();
    const later = { ...license, expires_on: "2030-01-10" as const, renewed_on: ["2026-01-10"] as const };
    const notDue = { license: later, hazard_permit: null } as unknown as Partial<ExpiringCards>;
    expect(ways(notDue, { is_provisional: true })).toMatchObject([{ action: "confirm_identity", due_on: null }]);
    expect(offered.map(({ action }) => action)).toEqual(["confirm_identity"]);
    expect(offered[0]?.text).toMatch(/Bring your ID and your card to a branch/);
    // Without an ID on the profile, there is nothing to compare at the branch.
    expect(ways(held, { is_provisional: true, is_identified: false })).toMatchObject([
      { action: "identify", text: "Add your Ghana Card, passport or non-citizen card to your profile." },
    ]);
  });
});
