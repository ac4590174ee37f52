import { expect, test } from "vitest";
import { signIds as asked } from "../../apps/api/src/theory-tests/bank/sign-ids.ts";
import { signIds as drawn } from "../../packages/signs/src/sign-ids.ts";

test("every sign that a question may show is drawn under the same id, and no other is", () => {
  expect(drawn).toEqual(asked);
});
