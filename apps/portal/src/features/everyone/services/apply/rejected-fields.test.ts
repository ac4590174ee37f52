import { kinds } from "@kwan/domain/kinds";
import { expect, test } from "vitest";
import { documentsToUpload, errorInWords, stepOf } from "./rejected-fields.ts";

const photo = { document: "damaged_card_photo", title: "Photo of the damaged card" };
const inWords = (field: string | undefined, message: string) =>
  errorInWords(field === undefined ? { message } : { field, message }, kinds["drivers-renewal"], [photo]);

test.each([
  ["details.license_number", "details"],
  ["documents.damaged_card_photo", "documents"],
  ["branch", "branch"],
  [undefined, "branch"],
])("the server's error about %s leads to the step %s [R-RTE-09]", (field, step) => {
  expect(stepOf(field)).toBe(step);
});

test("an error has the label of its answer or document, and otherwise stands alone [R-RTE-09]", () => {
  expect(inWords("documents.damaged_card_photo", "File is required")).toBe(
    "Photo of the damaged card: File is required",
  );
  expect(inWords("details.license_number", "This is not your number.")).toMatch(/^.+: This is not your number\.$/);
  expect(inWords("documents.gone", "File is required")).toBe("File is required");
  expect(inWords("branch", "This branch is closed.")).toBe("This branch is closed.");
  expect(inWords(undefined, "Pay first.")).toBe("Pay first.");
});

test("only required documents that are missing or rejected have to be uploaded [R-RTE-09]", () => {
  const documents = [
    { is_required: true, status: "missing" },
    { is_required: true, status: "refused" },
    { is_required: true, status: "uploaded" },
    { is_required: false, status: "missing" },
  ] as const;
  expect(documentsToUpload(documents)).toEqual(documents.slice(0, 2));
});
