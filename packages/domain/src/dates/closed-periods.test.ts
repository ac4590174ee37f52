import { describe, expect, it } from "vitest";
import { closedPeriods, closureOn } from "./closed-periods.ts";
import type { PlainDate } from "./plain-date.ts";

const repairs = { from: "2026-12-08", until: "2026-12-12", reason: "Repairs" } as const;

describe("when a branch is closed [R-PUB-05]", () => {
  it("lists weekends, holidays and closures in one list, each with its first and last day", () => {
    expect(closedPeriods("2026-12-01", "2026-12-14", [repairs])).toEqual([
      { from: "2026-12-04", until: "2026-12-04", why: "holiday", reason: "" },
      { from: "2026-12-05", until: "2026-12-06", why: "weekend", reason: "" },
      // The Saturday belongs to the closure, because that says more.
      { from: "2026-12-08", until: "2026-12-12", why: "closure", reason: "Repairs" },
      { from: "2026-12-13", until: "2026-12-13", why: "weekend", reason: "" },
    ]);
  });

  it("keeps two closures apart that follow each other for different reasons", () => {
    const after = { from: "2026-12-13", until: "2026-12-14", reason: "Training" } as const;
    expect(closedPeriods("2026-12-12", "2026-12-14", [repairs, after]).map(({ reason }) => reason)).toEqual([
      "Repairs",
      "Training",
    ]);
  });

  it("a closure holds from its first day to its last", () => {
    const isClosed = (day: PlainDate) => closureOn([repairs], day) !== undefined;
    expect((["2026-12-07", "2026-12-08", "2026-12-12", "2026-12-13"] as const).map(isClosed)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
