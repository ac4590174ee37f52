import { expect, test } from "vitest";
import { signIds as idsInQuestions } from "../../apps/api/src/licensing/theory-tests/questions.ts";
import { signIds as idsOfDrawings } from "../../packages/signs/src/sign-ids.ts";

test("there is a drawing for exactly the signs that a question may show, with the same ids", () => {
  expect(idsOfDrawings.toSorted()).toEqual(idsInQuestions.toSorted());
});
