import { expect, test } from "vitest";
import { createTheme, designTokensOf } from "../themes.ts";
import type { DesignToken, DesignTokens } from "./design-tokens.ts";

const tokensIn = (group: DesignTokens | DesignToken, path = ""): [string, DesignToken][] =>
  "$value" in group
    ? [[path, group as DesignToken]]
    : Object.entries(group).flatMap(([name, inner]) =>
        tokensIn(inner as DesignTokens, path ? `${path}.${name}` : name),
      );

const tokens = new Map(tokensIn(designTokensOf()));

test("a colour has its value and its use, in each theme [R-UIK-06]", () => {
  expect(tokens.get("colour.light.text.link")).toEqual({
    $type: "color",
    $value: { colorSpace: "srgb", components: [0.0392, 0.3529, 0.2275], hex: "#0a5a3a" },
    $description: "Links and quiet buttons",
  });
  expect([...tokens.keys()].filter((name) => name.endsWith(".text.link"))).toHaveLength(4);
  for (const [name, { $type, $description }] of tokens)
    if ($type === "color") expect($description, name).toMatch(/^[A-Z].{8,}[^.]$/);
});

test.each([
  ["space.xxsmall", "dimension", { value: 0.25, unit: "rem" }],
  ["space.none", "dimension", { value: 0, unit: "rem" }],
  ["space.xlarge", "dimension", { value: 2, unit: "rem" }],
  ["motion.quick", "duration", { value: 120, unit: "ms" }],
  ["line.text", "number", 1.5],
  ["weight.strong", "fontWeight", 650],
])("%s is a %s", (name, type, value) => {
  expect(tokens.get(name)).toMatchObject({ $type: type, $value: value });
});

test("a font is a list of names, and a size that grows says how", () => {
  expect(tokens.get("font.text")?.$value).toContain("Noto Sans");
  expect(tokens.get("space.xlarge")?.$extensions).toEqual({ "kwan.css": "clamp(1.5rem, 1.2rem + 1.4vw, 2rem)" });
});

test("a brand has its own tokens", () => {
  const lumina = new Map(tokensIn(designTokensOf(createTheme({ brand: "#4b2a7b" }).themes)));
  expect(lumina.get("colour.light.fill.brand")?.$value).toMatchObject({ hex: "#4b2a7b" });
});
