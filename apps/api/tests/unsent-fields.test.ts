import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { unsentField } from "../src/platform/http/unsent-fields.ts";

describe("a field that this server leaves out", () => {
  const schema = z.object({
    id: z.string(),
    rows: z.array(z.object({ issue: z._default(z.nullable(z.int()), null) })),
  });
  const check = (body: unknown) => unsentField(body, schema.parse(body));

  it("is found, although older servers may leave it out", () => {
    expect(check({ id: "a", rows: [{ issue: 1 }, {}] })).toBe("rows.1.issue");
  });

  it("is not confused with null, or with a field that the contract does not name", () => {
    expect(check({ id: "a", rows: [{ issue: null, extra: 1 }] })).toBeUndefined();
  });
});
