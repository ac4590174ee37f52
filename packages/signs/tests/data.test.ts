import { describe, expect, test } from "vitest";
import * as published from "../src/index.ts";
import { drawingOf, drawings, isSignId, signIds, signs } from "../src/index.ts";

describe("the set", () => {
  test("has the 44 signs, each once and in the order of their ids", () => {
    expect(signIds).toHaveLength(44);
    expect(new Set(signIds).size).toBe(44);
    expect(signs.map(({ id }) => id)).toEqual(signIds);
  });

  test("also has lights, markings, the L-plate and restrictions, without duplicate ids", () => {
    const others = drawings.slice(signs.length);
    expect(others.map(({ id }) => id)).toEqual([
      "red-light",
      "red-and-amber-light",
      "green-light",
      "amber-light",
      "flashing-amber-light",
      "flashing-red-lights",
      "broken-centre-line",
      "solid-centre-line",
      "double-centre-line",
      "mixed-centre-line",
      "zebra-crossing",
      "stop-line",
      "l-plate",
      "glasses",
      "automatic",
    ]);
    expect(new Set(drawings.map(({ id }) => id)).size).toBe(drawings.length);
    expect(new Set(drawings.map(({ name }) => name)).size).toBe(drawings.length);
  });

  test.each(drawings.map((drawing) => [drawing.id, drawing] as const))(
    "%s has a name and a meaning in plain words, and is exported under its own name",
    (id, drawing) => {
      expect(drawing.name).toMatch(/^[A-Z][\w .,/-]{2,40}$/);
      expect(drawing.meaning).toMatch(/^[A-Z][^.]+(\.\d[^.]*)?\.$/);
      expect(drawing.meaning.split(" ").length).toBeLessThanOrEqual(26);
      const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      expect(Object.entries(published).find(([, value]) => value === drawing)?.[0]).toBe(name);
      expect(drawingOf(id)).toBe(drawing);
    },
  );

  test("no two drawings look the same", () => {
    const pictures = drawings.map(({ plate, symbol }) => JSON.stringify([plate, symbol]));
    expect(new Set(pictures).size).toBe(drawings.length);
  });

  test("an unknown id is recognised, and the error says how to fix it", () => {
    expect(isSignId("stop")).toBe(true);
    expect(isSignId("l-plate")).toBe(false);
    expect(isSignId("toString")).toBe(false);
    // @ts-expect-error there is no such drawing
    expect(() => drawingOf("moose")).toThrow('no drawing with the id "moose"');
    // @ts-expect-error the name of a built-in property is not a drawing either
    expect(() => drawingOf("constructor")).toThrow(RangeError);
  });
});

const [red, white, blue] = ["#c8161d", "#fff", "#0b58a6"];

/**
 * The outline, background colour and border of each family, as required by the Vienna Convention on Road Signs and
 * Signals.
 */
const familyShapes: Record<string, [shape: string, ground: string, border?: string][]> = {
  warning: [["triangle", white, red]],
  priority: [
    ["octagon", red, red],
    ["inverted-triangle", white, red],
    ["diamond", white, "#151515"],
  ],
  prohibition: [
    ["circle", white, red],
    ["circle", red],
    ["circle", blue, red],
    ["circle", white, "#151515"],
  ],
  mandatory: [["circle", blue]],
  information: [
    ["square", blue],
    ["rectangle", blue],
  ],
};

/** The signs that do not use their family's first style, with the index of the style that they do use. */
const exceptions: Record<string, number> = {
  "give-way": 1,
  "priority-road": 2,
  "no-entry": 1,
  "no-parking": 2,
  "no-stopping": 2,
  "end-of-speed-limit-50": 3,
  "one-way": 1,
  "no-through-road": 1,
};

const families = {
  warning: 17,
  priority: 3,
  prohibition: 15,
  mandatory: 4,
  information: 5,
};

describe("the families", () => {
  test("have as many signs as the authority's table", () => {
    const counted = Object.groupBy(signs, ({ family }) => family);
    expect(Object.fromEntries(Object.entries(counted).map(([family, of]) => [family, of?.length]))).toEqual(families);
  });

  test.each(signs.map((sign) => [sign.id, sign] as const))("%s has the shape and colours of its family", (id, sign) => {
    const { border, ground, shape } = sign.plate;
    const [itsShape, itsGround, itsBorder] = familyShapes[sign.family]?.[exceptions[id] ?? 0] ?? [];
    expect([shape, ground, border?.paint]).toEqual([itsShape, itsGround, itsBorder]);
  });

  test("the symbol of a warning is black, except for the lamps of the traffic lights", () => {
    for (const { id, symbol } of signs.filter(({ family }) => family === "warning")) {
      const paints = new Set(symbol.map(({ fill, stroke }) => stroke ?? fill));
      if (id === "traffic-lights") expect(paints).toEqual(new Set(["#151515", red, "#ffab00", "#12a150"]));
      else if (id === "level-crossing") expect(paints).toEqual(new Set(["#151515", white]));
      else expect([id, ...paints]).toEqual([id, "#151515"]);
    }
  });

  test("the symbol of a mandatory sign is white", () => {
    for (const { symbol } of signs.filter(({ family }) => family === "mandatory"))
      expect(new Set(symbol.map(({ fill, stroke }) => stroke ?? fill))).toEqual(new Set([white]));
  });

  test("traffic keeps right: the overtaking car of the no-overtaking sign is on the left", () => {
    const cars = drawingOf("no-overtaking").symbol.map(({ fill, transform }) => ({
      fill,
      x: Number(/translate\(([\d.]+)/.exec(transform ?? "")?.[1]),
    }));
    expect(cars.toSorted((a, b) => a.x - b.x).map(({ fill }) => fill)).toEqual([red, "#151515"]);
  });
});
