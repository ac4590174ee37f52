import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import vectors from "../../test-vectors/update-requests.json" with { type: "json" };
import type { Evidence, IdentityChanges } from "./update-request.ts";
import { evidenceFor, hasChanges, identityChanges } from "./update-request.ts";
import { updateRequestForm } from "./update-request-form.ts";

const form = updateRequestForm("2026-11-21");
const issuesOf = (value: unknown) =>
  (z.safeParse(form, value).error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`);

describe("finding what an edit changes", () => {
  it.each(vectors.cases)("finds $output in $input.edited [R-ENT-11]", ({ input, output }) => {
    const changes = identityChanges(input.original, input.edited);
    expect(changes).toEqual(output);
    expect(hasChanges(changes)).toBe(Object.keys(output).length > 0);
  });

  it("finds nothing between equal records [R-ENT-11]", () => {
    const identity = fc.record({
      first_name: fc.string({ unit: "binary" }),
      last_name: fc.string(),
      other_name: fc.option(fc.string()),
      date_of_birth: fc.string(),
      nationality: fc.record({ value: fc.string(), label: fc.string() }),
    });
    fc.assert(
      fc.property(identity, (record) => {
        expect(identityChanges(record, structuredClone(record))).toEqual({});
      }),
    );
  });
});

describe("the evidence of a change", () => {
  const cases: [IdentityChanges, Evidence[]][] = [
    [{}, []],
    [{ first_name: "Abena" }, ["affidavit"]],
    [{ last_name: "Mensah" }, ["affidavit"]],
    [{ other_name: "" }, ["affidavit"]],
    [{ date_of_birth: "2001-02-28" }, ["birth_cert", "affidavit"]],
    [{ nationality: { value: "TG", label: "Togolese" } }, ["nationality_proof"]],
    [
      { first_name: "A", date_of_birth: "2001-02-28", nationality: { value: "TG", label: "Togolese" } },
      ["nationality_proof", "birth_cert", "affidavit"],
    ],
  ];
  it.each(cases)("of %j is %j [R-ENT-05]", (changes, evidence) => {
    expect(evidenceFor(changes)).toEqual(evidence);
  });
});

describe("sending an update request", () => {
  const reason_for_change = "I got married in May";

  it("is refused if nothing has changed [R-ENT-11]", () => {
    const message = ": Nothing has changed. Change a name, the date of birth or the nationality.";
    expect(issuesOf({ reason_for_change })).toEqual([message]);
    expect(issuesOf({ reason_for_change, other_name: null, affidavit: "f1" })).toEqual([message]);
  });

  it.each([
    [{ first_name: "Abena" }, ["affidavit"]],
    [{ other_name: "" }, ["affidavit"]],
    [{ date_of_birth: "2001-02-28" }, ["birth_cert", "affidavit"]],
    [{ nationality: { value: "TG", label: "Togolese" } }, ["nationality_proof"]],
  ])("with %j reports which file is required, and accepts it [R-ENT-05]", (changes, needed) => {
    expect(issuesOf({ reason_for_change, ...changes })).toEqual(
      needed.map((document) => `${document}: File is required`),
    );
    const files = Object.fromEntries(needed.map((document) => [document, { size: 1, type: "application/pdf" }]));
    expect(z.parse(form, { reason_for_change, ...changes, ...files })).toEqual({
      reason_for_change,
      ...changes,
      ...files,
    });
  });

  it.each([
    [undefined, "reason_for_change: Reason for change is required"],
    ["Marriage.", "reason_for_change: Give a reason of 10 characters or more"],
    ["         x ", "reason_for_change: Give a reason of 10 characters or more"],
  ])("with the reason %j reports '%s' [R-ENT-05]", (reason, message) => {
    expect(issuesOf({ reason_for_change: reason, first_name: "Abena", affidavit: "f1" })).toEqual([message]);
  });

  it("accepts a reason of exactly 10 characters [R-ENT-05]", () => {
    expect(issuesOf({ reason_for_change: "Got marrie", first_name: "Abena", affidavit: "f1" })).toEqual([]);
  });

  it("names every wrong field and every missing file together [R-ENT-05]", () => {
    expect(issuesOf({ first_name: "", date_of_birth: "2026-11-22", nationality: { value: "", label: "" } })).toEqual([
      "first_name: First Name is required",
      "date_of_birth: Date of birth must be November 21, 2026 or earlier",
      "nationality.value: Nationality is required",
      "reason_for_change: Reason for change is required",
      "nationality_proof: File is required",
      "birth_cert: File is required",
      "affidavit: File is required",
    ]);
  });
});
