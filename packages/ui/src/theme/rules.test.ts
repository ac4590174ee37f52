import { expect, test } from "vitest";
import { themes } from "../themes.ts";
import { tokensIn } from "./names.ts";
import { paletteOf, rulesOf } from "./rules.ts";

const rules = rulesOf(themes);

test("no rule of a theme has any specificity, so that a brand takes precedence in any order [R-UIK-05]", () => {
  for (const { selector } of rules) expect(selector).toMatch(/^:where\([^{]+\)$/);
});

test("each colour is written once for each theme", () => {
  const written = rules.filter(({ declarations }) => "--kw-colour-text-link" in declarations);
  expect(written).toHaveLength(1);
  expect(Object.keys(paletteOf(themes))).toEqual(
    tokensIn({ colour: themes.light.colour, shadow: themes.light.shadow }).map(([name]) => `--${name}`),
  );
});

test("a value that all themes share is written without switches", () => {
  const palette = paletteOf(themes);
  expect(palette["--kw-colour-on-brand"]).toBe("#ffffff");
  expect(palette["--kw-colour-fill-brand"]).toBe(
    "var(--kw-light,#0a4a30) var(--kw-dark,#0c3a28) var(--kw-high-contrast,#00301c) var(--kw-high-contrast-dark,#00301c)",
  );
});

test("a rule that chooses a theme sets exactly one switch", () => {
  const switches = rules.map(({ declarations }) =>
    Object.entries(declarations).filter(([name]) => /^--kw-(light|dark|high)/.test(name)),
  );
  const choices = switches.filter((each) => each.length > 0);
  expect(choices.length).toBeGreaterThan(8);
  for (const choice of choices) {
    expect(choice).toHaveLength(4);
    expect(choice.map(([, value]) => value).sort()).toEqual([" ", " ", " ", "initial"]);
  }
});
