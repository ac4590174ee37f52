import { describe, expect, test } from "vitest";
import { opacities } from "../id-card/opacities.ts";
import { contrast, createTheme, pairsOf, type ThemeName, themes } from "../themes.ts";
import { blend } from "./contrast.ts";
import { tokensIn } from "./names.ts";
import { hexOf, oklchOf } from "./oklch.ts";

const names = Object.keys(themes) as ThemeName[];
const brands = {
  yellow: "#ffd500",
  black: "#000000",
  white: "#ffffff",
  "pale grey": "#d9d9d9",
  red: "#d4002a",
  purple: "#4b2a7b",
  "a grey in the middle": "#777777",
};

describe.each(Object.entries(brands))("a brand that is %s [R-UIK-04]", (_, brand) => {
  const made = createTheme({ brand });

  test.each(names)("can be read in the %s theme, every pair of it", (name) => {
    for (const { name: pair, front, back, least } of pairsOf(made.themes[name].colour))
      expect(contrast(front, back), pair).toBeGreaterThanOrEqual(least);
  });

  test.each(names.filter((name) => name.startsWith("high-contrast")))("has text of 7:1 in the %s theme", (name) => {
    for (const { name: pair, front, back, least } of pairsOf(made.themes[name].colour))
      if (least === 4.5) expect(contrast(front, back), pair).toBeGreaterThanOrEqual(7);
  });

  test.each(names)("has a card whose text can be read over its waves in the %s theme", (name) => {
    const { fill, surface, text } = made.themes[name].colour;
    const waves = blend(fill.action, opacities.waves, surface.raised);
    const crossing = blend(fill.error, opacities.watermark, waves);
    for (const back of [waves, crossing])
      for (const front of [text.standard, text.secondary]) expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  test("has buttons that change under the pointer", () => {
    for (const { colour } of Object.values(made.themes))
      for (const role of ["action", "neutral", "error"] as const)
        expect(contrast(colour.fill[role], colour.fill[`${role}Hover`])).toBeGreaterThan(1.1);
  });

  test("keeps its header, and lists every colour that was moved", () => {
    expect(made.themes.light.colour.fill.brand).toBe(brand);
    for (const { theme, token, from, to, because } of made.moved) {
      expect(
        tokensIn(made.themes[theme].colour).map(([, value]) => value),
        token,
      ).toContain(to);
      expect(to).not.toBe(from);
      expect(because).toMatch(/ (on|next to|against) /);
    }
    const isMoved = made.moved.some(({ theme, token }) => theme === "light" && token === "fill.action");
    expect(isMoved).toBe(made.themes.light.colour.fill.action !== brand);
  });
});

test("a yellow is moved where white is behind it, and nowhere else", () => {
  const moved = createTheme({ brand: "#ffd500" }).moved.filter(({ theme }) => theme === "light");
  expect(moved.map(({ token }) => token)).toEqual(
    expect.arrayContaining(["text.link", "fill.action", "on.action", "border.action", "on.brand"]),
  );
  expect(moved.find(({ token }) => token === "fill.action")).toEqual({
    theme: "light",
    token: "fill.action",
    from: "#ffd500",
    to: "#a28600",
    because: "fill action on page",
  });
});

test("our own colours are not moved at all", () => {
  const { moved, themes: made } = createTheme({ brand: "#0b5d3b", accent: "#f6be2c" });
  expect(moved).toEqual([]);
  expect(made.light.colour.fill.action).toBe("#0b5d3b");
});

test("none of our greens and golds is left", () => {
  const tokens = ["action", "actionHover", "brand", "accent", "success", "warning"] as const;
  const ours = new Set(names.flatMap((name) => tokens.map((role) => themes[name].colour.fill[role])));
  for (const brand of Object.values(brands)) {
    const { themes: made } = createTheme({ brand });
    const left = names.flatMap((name) =>
      tokensIn(made[name].colour).filter(([, value]) => ours.has(value) && oklchOf(value).c > 0.02),
    );
    expect(left, brand).toEqual([]);
  }
});

describe("the stylesheet", () => {
  const { css } = createTheme({ brand: "#4B2", accent: "#ff7f66", font: "Georgia, serif", radius: 0 });

  test("has plain colours, which every browser can read [R-UIK-05]", () => {
    expect(css).not.toMatch(/oklch|color-mix|lab\(|@/);
    expect(css).toContain("--kw-colour-fill-brand: var(--kw-light,#44bb22) var(--kw-dark,#");
  });

  test("takes precedence over the kit's, on every element with a theme", () => {
    expect(css).toContain(":root, [data-theme] {");
  });

  test("has the font and the corners", () => {
    expect(css).toContain("--kw-font-text: Georgia, serif;");
    expect(css).toContain("--kw-radius-medium: 0rem;");
    expect(createTheme({ brand: "#4b2a7b" }).css).not.toContain("radius");
    expect(createTheme({ brand: "#4b2a7b", radius: 8 }).css).toContain("--kw-radius-large: 0.75rem;");
  });
});

test.each([
  [{ brand: "purple" }, 'The brand "purple" is not a colour such as #4b2a7b.'],
  [{ brand: "#4b2a7b", accent: "#12" }, 'The accent "#12" is not a colour such as #4b2a7b.'],
  [{ brand: "#4b2a7b", radius: 40 }, "The radius 40 is not between 0 and 32 pixels."],
  [{ brand: "#4b2a7b", radius: Number.NaN }, "The radius NaN is not between 0 and 32 pixels."],
  [{ brand: "#4b2a7b", font: "serif; } body { display: none" }, "is not a CSS font-family."],
])("%o is refused", (brand, message) => {
  expect(() => createTheme(brand)).toThrow(message);
});

test("a colour is the same after a conversion to OKLCH and back", () => {
  for (const colour of ["#000000", "#ffffff", "#0b5d3b", "#ffd500", "#d4002a", "#123456"])
    expect(hexOf(oklchOf(colour))).toBe(colour);
  expect(oklchOf("#ff0000").l).toBeCloseTo(0.628, 3);
  expect(oklchOf("#ff0000").c).toBeCloseTo(0.2577, 3);
});

test("a colour that no screen can show becomes greyer, and not lighter", () => {
  const shown = oklchOf(hexOf({ l: 0.8, c: 0.4, h: 1 }));
  expect(shown.l).toBeCloseTo(0.8, 2);
  expect(shown.h).toBeCloseTo(1, 1);
  expect(shown.c).toBeLessThan(0.2);
});
