import { describe, expect, test } from "vitest";
import { freeSpace, place } from "./place.ts";

const screen = { width: 360, height: 740 };
const panel = { width: 200, height: 300 };
const anchor = { left: 100, top: 100, width: 80, height: 44 };

describe("a panel next to its anchor", () => {
  test("is below it, with the requested alignment", () => {
    expect(place(anchor, panel, screen, { side: "below", align: "left", gap: 4 })).toEqual({ left: 100, top: 148 });
    expect(place(anchor, { width: 60, height: 20 }, screen, { side: "below", align: "middle", gap: 4 })).toEqual({
      left: 110,
      top: 148,
    });
    expect(place({ ...anchor, left: 250 }, panel, screen, { side: "below", align: "right", gap: 4 }).left).toBe(130);
  });

  test("is on the other side if only that has room", () => {
    expect(place({ ...anchor, top: 600 }, panel, screen, { side: "below", align: "left", gap: 4 }).top).toBe(296);
    expect(place(anchor, panel, screen, { side: "above", align: "left", gap: 4 }).top).toBe(148);
  });

  test("is always at least 8 px from the edge of the screen", () => {
    expect(place({ ...anchor, left: 300 }, panel, screen, { side: "below", align: "left", gap: 4 }).left).toBe(152);
    expect(place({ ...anchor, left: 2 }, panel, screen, { side: "below", align: "right", gap: 4 }).left).toBe(8);
  });

  test("starts at the top left if it is larger than the screen", () => {
    const large = { width: 500, height: 900 };
    expect(place(anchor, large, screen, { side: "below", align: "middle", gap: 4 })).toEqual({ left: 8, top: 8 });
  });

  test("has the larger room above or below", () => {
    expect(freeSpace({ ...anchor, top: 100 }, 740, 4)).toBe(740 - 144 - 4 - 8);
    expect(freeSpace({ ...anchor, top: 600 }, 740, 4)).toBe(600 - 4 - 8);
  });
});
