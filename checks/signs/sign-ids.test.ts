import { expect, test } from "vitest";
import { signIds as asked } from "../../apps/api/src/theory-tests/practice/sign-names.ts";
import { signIds as drawn } from "../../packages/signs/src/sign-ids.ts";

test("there is a drawing for exactly the signs that a question may show, with the same ids", () => {
  expect(drawn.toSorted()).toEqual(asked.toSorted());
});
