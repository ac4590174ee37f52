import { describe, expect, it } from "vitest";
import { areDocumentsReviewed, documentState, type ReviewedFile } from "./document-verdicts.ts";
import { accepts, needs } from "./documents.ts";

const file = (status: ReviewedFile["status"], uploaded: number, reviewed?: number): ReviewedFile => ({
  document: "current_card",
  status,
  uploaded_at: `2026-11-0${uploaded}T09:00:00.000Z`,
  reviewed_at: reviewed === undefined ? null : `2026-11-0${reviewed}T09:00:00.000Z`,
});

describe("where a document stands [R-AUT-05]", () => {
  it.each([
    ["without a file", [], "missing"],
    ["with a file that nobody has reviewed", [file("uploaded", 1)], "uploaded"],
    ["with one accepted side and one new one", [file("accepted", 1, 2), file("uploaded", 1)], "uploaded"],
    ["with both sides accepted", [file("accepted", 1, 2), file("accepted", 1, 2)], "accepted"],
    ["with a refused file", [file("refused", 1, 2)], "refused"],
    ["with one refused side", [file("accepted", 1, 2), file("refused", 1, 2)], "refused"],
    ["after its refused file was replaced", [file("refused", 1, 2), file("uploaded", 3)], "uploaded"],
    ["after the new file was accepted", [file("refused", 1, 2), file("accepted", 3, 4)], "accepted"],
    ["after the new file was refused as well", [file("refused", 1, 2), file("refused", 3, 4)], "refused"],
  ] as const)("%s", (_, files, expected) => {
    expect(documentState(files)).toBe(expected);
  });

  it("allows a decision once each required document is accepted, and no other waits for a verdict", () => {
    const required = [needs("current_card")];
    const optional = [accepts("current_card")];
    const allowed = (rules: typeof required, ...files: ReviewedFile[]) => areDocumentsReviewed(rules, files);
    expect(allowed(required)).toBe(false);
    expect(allowed(required, file("uploaded", 1))).toBe(false);
    expect(allowed(required, file("refused", 1, 2))).toBe(false);
    expect(allowed(required, file("accepted", 1, 2))).toBe(true);
    expect(allowed(optional)).toBe(true);
    expect(allowed(optional, file("uploaded", 1))).toBe(false);
    expect(allowed(optional, file("refused", 1, 2))).toBe(true);
    expect(allowed([])).toBe(true);
  });
});
