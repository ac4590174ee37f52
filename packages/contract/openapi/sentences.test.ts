import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commonFields } from "./common-fields.ts";
import { componentSchemas } from "./schemas.ts";

const written = readFileSync(new URL("../openapi.json", import.meta.url), "utf8");
const sentence = (component: string, field: string) => componentSchemas()[component]?.properties?.[field]?.description;

describe("the sentence of a field", () => {
  it("is the comment above it, even if its name has a common sentence", () => {
    expect(sentence("Receipt", "number")).toBe("Number of the receipt.");
    expect(sentence("Share", "code")).toBe("The code to give to the person who checks the licence.");
    expect(sentence("Document", "reason")).toBe("Why the document was rejected. Null if it was not rejected.");
    expect(commonFields.reason).not.toBe(sentence("Document", "reason"));
  });

  it("is the comment above its schema if the field has none", () => {
    expect(sentence("Invoice", "currency")).toBe("Always GHS, the Ghana cedi.");
  });

  it("is found for the fields of each alternative", () => {
    expect(written).toContain("The last three digits of the number.");
  });

  it("is the common sentence for its name if there is no comment", () => {
    expect(sentence("Invoice", "id")).toBe(commonFields.id);
    const unused = Object.values(commonFields).filter((each) => !written.includes(JSON.stringify(each)));
    expect(unused).toEqual([]);
  });
});
