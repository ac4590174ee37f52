import { expect, it } from "vitest";
import { isPlainDate, type PlainDate } from "./plain-date.ts";

it("does not compile with a day that cannot exist", () => {
  const days: PlainDate[] = [
    "2026-11-21",
    // @ts-expect-error a month has two digits
    "2026-9-21",
    // @ts-expect-error there are twelve months
    "2026-13-21",
    // @ts-expect-error no month has more than 31 days
    "2026-11-32",
    // @ts-expect-error a date is not a time
    "2026-11-21T08:00:00Z",
  ];
  expect(days.map(isPlainDate)).toEqual([true, false, false, false, false]);
});
