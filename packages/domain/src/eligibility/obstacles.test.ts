import { describe, expect, it } from "vitest";
import { type Kind, kinds } from "../kinds/registry.ts";
import type { KindRow } from "../kinds/row.ts";
import { cardExpiry, type License } from "../licences/license.ts";
import { type CurrentRecord, isEffectAhead, obstacle } from "./obstacles.ts";

const today = "2026-11-21";
const licence: License = {
  number: "KW/2020/000001",
  classes: [{ letter: "C", since: "2020-01-01" }],
  issued_on: "2025-06-01",
  expires_on: cardExpiry("2025-06-01"),
  renewed_on: [],
};
const nothing: CurrentRecord = { license: null, learners_license: null, hazard_permit: null, endorsements: [] };
const revoked: CurrentRecord = {
  ...nothing,
  license: licence,
  endorsements: [{ kind: "revoked", from: "2026-01-01", until: null }],
};
const licensed = { ...nothing, license: licence };

const why = (kind: Kind, record: CurrentRecord, classLetter: "A" | "B" | null = null) =>
  obstacle(kinds[kind] as unknown as KindRow, record, today, classLetter);

describe("an obstacle [R-ADD-03]", () => {
  it.each<[Kind, CurrentRecord, "A" | "B" | null, string | null]>([
    ["license-application", licensed, null, "There is already a driver's licence on record."],
    ["foreign-license-conversion", nothing, null, null],
    ["international-driving-permit", revoked, null, "The licence has been revoked."],
    ["lost-damaged-license", nothing, null, "There is no driver's licence on record."],
    ["additional-class", licensed, "B", "The licence already covers class B."],
    ["additional-class", licensed, "A", null],
    ["expired-drivers-license-replacement", licensed, null, "The card has been replaced or renewed in the meantime."],
    ["license-revocation", revoked, null, "The licence has been revoked."],
    ["license-revocation", licensed, null, null],
    ["hazard-permit", licensed, null, "The classes on the licence do not allow this."],
    ["hazard-permit/renew", licensed, null, "The permits on record do not allow this."],
  ])("of %s, with %j and class %s, is: %s", (kind, record, classLetter, text) => {
    if (text === null) expect(why(kind, record, classLetter)).toBeNull();
    else
      expect(why(kind, record, classLetter)).toBe(
        `${text} This application can no longer be completed. Cancel it. If you cannot cancel it here, go to your branch.`,
      );
  });

  it("only matters until the record has been changed", () => {
    const learners = kinds["learners-license"] as unknown as KindRow;
    expect(
      ["draft", "in_review", "testing", "cancelled"].map((each) => isEffectAhead(learners, each as "draft")),
    ).toEqual([true, true, false, false]);
  });
});
