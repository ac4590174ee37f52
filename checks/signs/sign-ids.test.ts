import { expect, test } from "vitest";
import { signIds as asked } from "../../apps/api/src/theory-tests/bank/sign-ids.ts";
import { signIds as drawn } from "../../packages/signs/src/sign-ids.ts";

test("exactly the signs that a question may show are drawn, with the same ids", () => {
  expect(drawn).toEqual(asked);
});
