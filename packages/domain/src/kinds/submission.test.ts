import { describe, expect, it } from "vitest";
import { changesBetween, type Submission, stepsToRepeat } from "./submission.ts";

const file = (name: string) => ({ name, sha256: `sha of ${name}` });
const first: Submission = {
  branch: "brn_1",
  details: { license_class: "A", gearbox: "manual", countries: ["GH", "TG"] },
  documents: { training_certificate: [file("front.png"), file("back.png")] },
};

describe("the changes between two submissions", () => {
  it("are none for equal submissions, whatever the order of their files", () => {
    const same = { ...first, documents: { training_certificate: [file("back.png"), file("front.png")] } };
    expect(changesBetween(first, structuredClone(same))).toEqual([]);
    expect(stepsToRepeat([])).toEqual([]);
  });

  it("include an answer, a file that was replaced or removed, and the branch", () => {
    const second: Submission = {
      branch: "brn_2",
      details: { license_class: "B", gearbox: "manual", countries: ["GH"], note: "new" },
      documents: { passport_page: [file("page.pdf")] },
    };
    expect(changesBetween(first, second)).toEqual([
      { field: "branch", before: "brn_1", after: "brn_2" },
      { field: "details.license_class", before: "A", after: "B" },
      { field: "details.countries", before: ["GH", "TG"], after: ["GH"] },
      { field: "details.note", before: null, after: "new" },
      { field: "documents.training_certificate", before: ["front.png", "back.png"], after: null },
      { field: "documents.passport_page", before: null, after: ["page.pdf"] },
    ]);
  });

  it("include a file with the same name and different content", () => {
    const second = { ...first, documents: { training_certificate: [{ name: "front.png", sha256: "other" }] } };
    expect(changesBetween(first, second)).toHaveLength(1);
  });
});

describe("the steps to repeat", () => {
  const change = (field: string) => [{ field, before: "x", after: "y" }];
  const desk = ["document_check", "record_check", "authenticity_check", "branch_acceptance"];

  it.each([
    ["documents.police_report", desk],
    ["branch", desk],
    ["details.to_branch", desk],
    ["details.gearbox", [...desk, "practical_test"]],
    ["details.school_code", ["school_verification", ...desk]],
    [
      "details.license_class",
      ["school_verification", ...desk, "theory_road_sign", "theory_road_traffic", "practical_test"],
    ],
  ])("after a change of %s are %j", (field, expected) => {
    expect(stepsToRepeat(change(field))).toEqual(expected);
  });
});
