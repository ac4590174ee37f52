import { describe, expect, it } from "vitest";
import { takesFor } from "./takes.ts";

describe("the days that an application takes", () => {
  const takes = { min_days: 5, max_days: 10 };

  it("are those of the kind at the standard speed, and fewer at a faster one", () => {
    expect(takesFor({ takes }, "standard")).toEqual(takes);
    expect(takesFor({ takes }, "premium")).toEqual({ min_days: 3, max_days: 3 });
    expect(takesFor({ takes }, "prestige")).toEqual({ min_days: 1, max_days: 1 });
  });

  it("are never more than those of the kind", () => {
    expect(takesFor({ takes: { min_days: 1, max_days: 2 } }, "premium")).toEqual({ min_days: 1, max_days: 2 });
  });
});
