import { tokensIn } from "./names.ts";
import { type ThemeName, themeNames } from "./palettes.ts";
import { measures, type Theme } from "./tokens.ts";

/** A rule of the stylesheet of the themes. */
export type Rule = { selector: string; media?: string; declarations: Readonly<Record<string, string>> };

/**
 * Returns CSS that has the value of every theme. In each theme one switch is `initial`, so that its `var()` becomes the
 * value after the comma; the other switches are empty, and so are theirs. Each palette is therefore written once,
 * although several selectors and media queries choose it.
 */
function inEachTheme(valueIn: (name: ThemeName) => string): string {
  const values = themeNames.map(valueIn);
  const [first = ""] = values;
  if (values.every((value) => value === first)) return first;
  return themeNames.map((name, at) => `var(--kw-${name},${values[at]})`).join(" ");
}

/** Returns the colours and shadows of the themes as custom properties, each with its values in all themes. */
export function paletteOf(themes: Readonly<Record<ThemeName, Theme>>): Record<string, string> {
  const values = themeNames.map((name) => {
    const { colour, shadow } = themes[name];
    return [name, new Map(tokensIn({ colour, shadow }))] as const;
  });
  const valuesIn = new Map(values);
  return Object.fromEntries(
    [...(valuesIn.get("light")?.keys() ?? [])].map((token) => [
      `--${token}`,
      inEachTheme((name) => valuesIn.get(name)?.get(token) ?? ""),
    ]),
  );
}

const choose = (chosen: ThemeName) =>
  Object.fromEntries(themeNames.map((name) => [`--kw-${name}`, name === chosen ? "initial" : " "]));

const moreContrast = "(prefers-contrast: more)";
const darkDevice = "(prefers-color-scheme: dark)";
const device = ":root:not([data-theme])";

/**
 * Returns the rules of the themes. None has any specificity, so that a brand takes precedence wherever its stylesheet is
 * imported, and a later rule takes precedence over an earlier one.
 */
export function rulesOf(themes: Readonly<Record<ThemeName, Theme>>): Rule[] {
  const scheme = inEachTheme((name) => themes[name].scheme);
  return [
    {
      selector: ":root",
      declarations: Object.fromEntries(tokensIn(measures).map(([name, value]) => [`--${name}`, value])),
    },
    { selector: ":root, [data-theme]", declarations: { "color-scheme": scheme, ...paletteOf(themes) } },
    { selector: ":root", declarations: choose("light") },
    ...themeNames.map((name) => ({ selector: `[data-theme='${name}']`, declarations: choose(name) })),
    // Without a chosen theme, the page follows the device. A person who has chosen light or dark still gets the device's
    // contrast setting.
    { selector: device, media: darkDevice, declarations: choose("dark") },
    { selector: `${device}, [data-theme='light']`, media: moreContrast, declarations: choose("high-contrast") },
    { selector: "[data-theme='dark']", media: moreContrast, declarations: choose("high-contrast-dark") },
    { selector: device, media: `${moreContrast} and ${darkDevice}`, declarations: choose("high-contrast-dark") },
    {
      selector: ":root",
      media: "(prefers-reduced-motion: reduce)",
      declarations: { "--kw-motion-quick": "0ms", "--kw-motion-calm": "0ms" },
    },
    // Print always uses dark text on white, whatever the theme on screen.
    { selector: ":root, [data-theme]", media: "print", declarations: choose("light") },
  ].map((rule) => ({ ...rule, selector: `:where(${rule.selector})` }));
}
