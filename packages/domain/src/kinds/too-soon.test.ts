import { describe, expect, it } from "vitest";
import { kinds } from "./registry.ts";
import { neededTooSoon } from "./too-soon.ts";

const permit = kinds["international-driving-permit"];
const soon = (travel_on: string | undefined, today: "2026-11-25" | "2026-12-02" = "2026-11-25") =>
  neededTooSoon(permit, { travel_on }, { tier: "standard", today });

describe("a departure sooner than the service takes", () => {
  it("is before the last of the working days, which leave out weekends and holidays", () => {
    // From a Wednesday, the third working day is the next Monday.
    expect(soon("2026-11-29")).toBe("2026-11-29");
    expect(soon("2026-11-30")).toBeNull();
    // Friday 4 December is Farmers' Day.
    expect(soon("2026-12-07", "2026-12-02")).toBe("2026-12-07");
    expect(soon("2026-12-08", "2026-12-02")).toBeNull();
  });

  it("is not known without a whole date, or for a kind that asks for no such day", () => {
    expect(soon(undefined)).toBeNull();
    expect(soon("2026-11")).toBeNull();
    const other = kinds["drivers-renewal"];
    expect(neededTooSoon(other, { travel_on: "2026-11-26" }, { tier: "standard", today: "2026-11-25" })).toBeNull();
  });

  it("is asked for by a field of the kind", () => {
    for (const row of Object.values(kinds)) if (row.needed_on) expect(Object.keys(row.fields)).toContain(row.needed_on);
  });
});
