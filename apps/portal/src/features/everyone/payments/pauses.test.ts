import { expect, test } from "vitest";
import { isInProgress, pauseAfter } from "./pauses.ts";

test.each([
  ["waiting", true],
  ["pending", true],
  ["paid", false],
  ["failed", false],
  ["expired", false],
  ["cancelled", false],
  ["reversed", false],
])("[R-ADD-04] a payment that is %s is followed: %s", (status, is) => expect(isInProgress(status)).toBe(is));

test("[R-ADD-04] a payment is checked often at first and less often later, within the limit of the server", () => {
  const pauses = Array.from({ length: 100 }, (_, checks) => pauseAfter(checks));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect([14, 15, 59, 60].map((checks) => pauses[checks])).toEqual([2_000, 5_000, 5_000, 20_000]);
  expect(60_000 / Math.min(...pauses)).toBeLessThan(120);
});
