import { contrast } from "./contrast.ts";
import { tokensIn } from "./names.ts";
import { hexOf, oklchOf } from "./oklch.ts";
import { colourOf, pairsOf } from "./pairs.ts";
import { type ThemeName, themeNames, themes } from "./palettes.ts";
import { type Paints, repaint } from "./repaint.ts";
import { paletteOf } from "./rules.ts";
import { sheetOf } from "./sheet.ts";
import type { Colours, ColourToken, Theme } from "./tokens.ts";

export type Brand = {
  /** The colour of the header, the buttons and the links, as #rrggbb or #rgb. */
  brand: string;
  /** The colour of highlights and of the focus ring. Default: a lighter shade of the brand. */
  accent?: string;
  /** The font of all text, as a CSS font-family. Load the font yourself. Default: the font of the device. */
  font?: string;
  /** How round corners are: the radius of a button in pixels, from 0 to 32. Default: 8. */
  radius?: number;
};

/** A colour that could not be read, and was made lighter or darker. */
export type MovedColour = {
  theme: ThemeName;
  token: ColourToken;
  from: string;
  to: string;
  /** The pair of colours that had too little contrast. */
  because: string;
};

export type BrandTheme = {
  themes: Record<ThemeName, Theme>;
  /** The stylesheet of the brand. It needs the kit's own styles, and can be loaded before or after them. */
  css: string;
  /** The colours that were moved, so that every pair of colours can be read. */
  moved: readonly MovedColour[];
};

/** What is settled first limits what is settled later. Surfaces are never moved, because text can always be. */
const order: readonly ColourToken[] = [
  ...(["page", "raised", "sunken", "action", "success", "error", "info", "warning", "accent"] as const).map(
    (role) => `surface.${role}` as const,
  ),
  ...(["standard", "secondary", "link", "success", "error", "info", "warning", "accent"] as const).map(
    (role) => `text.${role}` as const,
  ),
  "focus.outer",
  "focus.inner",
  ...(["subtle", "control", "action", "success", "error", "info", "warning", "accent"] as const).map(
    (role) => `border.${role}` as const,
  ),
  ...(["brand", "action", "neutral", "error", "success", "info", "warning", "accent"] as const).flatMap(
    (role) => [`fill.${role}`, `on.${role}`] as const,
  ),
  ...(["action", "neutral", "error"] as const).map((role) => `fill.${role}Hover` as const),
  ...(["first", "second", "third"] as const).map((role) => `chart.${role}` as const),
];

/** In high contrast, text needs 7:1 and shapes need 4.5:1. */
const strictly = (least: number, name: ThemeName): number => {
  if (!name.startsWith("high-contrast")) return least;
  if (least === 4.5) return 7;
  return least === 3 ? 4.5 : least;
};

const withColour = (colours: Colours, token: ColourToken, value: string): Colours => {
  const [group, role] = token.split(".") as [Exclude<keyof Colours, "scrim">, string];
  return { ...colours, [group]: { ...colours[group], [role]: value } };
};

/** The difference in lightness by which people notice that the pointer is on a button. */
const noticeable = 0.04;

const plainOf = (hover: string) => hover.replace("Hover", "") as ColourToken;

/** Returns the colour of a button under the pointer: as much darker or lighter as ours. Black only becomes lighter. */
function hoverOf(token: ColourToken, colours: Colours, name: ThemeName): string {
  const ours = themes[name].colour;
  const change = oklchOf(colourOf(ours, token)).l - oklchOf(colourOf(ours, plainOf(token))).l;
  const plain = oklchOf(colourOf(colours, plainOf(token)));
  const l = Math.min(1, Math.max(0, plain.l + change));
  return hexOf({ ...plain, l: Math.abs(l - plain.l) < noticeable ? plain.l - Math.sign(change) * 0.2 : l });
}

/** Returns the pair in which a colour cannot be told apart from a colour that is settled. */
function faultOf(
  colours: Colours,
  token: ColourToken,
  settled: ReadonlySet<ColourToken>,
  name: ThemeName,
): string | undefined {
  const isSettled = (other: ColourToken) => other === token || settled.has(other);
  const tooFaint = pairsOf(colours).find(
    ({ tokens, front, back, least }) =>
      tokens.includes(token) && tokens.every(isSettled) && contrast(front, back) < strictly(least, name),
  );
  if (tooFaint) return tooFaint.name;
  const value = colourOf(colours, token);
  const [group, role = ""] = token.split(".");
  if (group !== "fill") return undefined;
  // The words on a fill are settled after it, and are as dark or as light as they need to be.
  const most = Math.max(contrast(value, "#000000"), contrast(value, "#ffffff"));
  if (most < strictly(4.5, name)) return `words on fill ${role}`;
  if (!role.endsWith("Hover")) return undefined;
  const plain = colourOf(colours, plainOf(token));
  const isSame = Math.abs(oklchOf(value).l - oklchOf(plain).l) < noticeable;
  return isSame ? `fill ${role} next to fill ${plainOf(role)}` : undefined;
}

/** Returns the colours that a token may have instead, the closest first. Text on a fill is as dark or light as other text. */
function* closestTo(first: string, token: ColourToken, colours: Colours): Generator<string> {
  yield first;
  if (token.startsWith("on.")) yield* [colours.text.standard, colours.surface.raised, "#ffffff", "#000000"];
  const { l, c, h } = oklchOf(first);
  for (let step = 1; step <= 200; step++)
    for (const lightness of [l - step / 200, l + step / 200])
      if (lightness > -1 / 200 && lightness < 1 + 1 / 200)
        yield hexOf({ l: Math.min(1, Math.max(0, lightness)), c, h });
}

function firstOf(values: Iterable<string>, isRight: (value: string) => boolean): string {
  for (const value of values) if (isRight(value)) return value;
  // Black or white can be told apart from every colour.
  throw new Error("No lightness of this colour can be read.");
}

type Settled = { colours: Colours; moved: MovedColour[] };

function settle(name: ThemeName, paints: Paints): Settled {
  const settled = new Set<ColourToken>();
  const moved: MovedColour[] = [];
  let colours: Colours = structuredClone(themes[name].colour);
  for (const token of order) {
    const from = token.endsWith("Hover") ? hoverOf(token, colours, name) : repaint(token, name, paints);
    const before = colours;
    const faultWith = (value: string) => faultOf(withColour(before, token, value), token, settled, name);
    const to = firstOf(closestTo(from, token, before), (value) => !faultWith(value));
    colours = withColour(before, token, to);
    if (to !== from) moved.push({ theme: name, token, from, to, because: faultWith(from) ?? "" });
    settled.add(token);
  }
  return { colours, moved };
}

function readColour(value: string, what: string): string {
  const long = value
    .trim()
    .toLowerCase()
    .replace(/^#([\da-f])([\da-f])([\da-f])$/, "#$1$1$2$2$3$3");
  if (!/^#[\da-f]{6}$/.test(long)) throw new TypeError(`The ${what} "${value}" is not a colour such as #4b2a7b.`);
  return long;
}

/** The accent of a brand that has none: a lighter shade of its colour. */
const lighter = (brand: string): string => hexOf({ ...oklchOf(brand), l: 0.83 });

const rem = (pixels: number) => `${pixels / 16}rem`;

function measuresOf({ font, radius }: Brand): Record<string, string> {
  if (font !== undefined && /[;{}<]/.test(font)) throw new TypeError(`"${font}" is not a CSS font-family.`);
  if (radius !== undefined && !(radius >= 0 && radius <= 32))
    throw new TypeError(`The radius ${radius} is not between 0 and 32 pixels.`);
  const radii = radius === undefined ? {} : { small: rem(radius / 2), medium: rem(radius), large: rem(radius * 1.5) };
  const tokens = tokensIn({ ...(font && { font: { text: font } }), radius: radii });
  return Object.fromEntries(tokens.map(([token, value]) => [`--${token}`, value]));
}

/**
 * Derives the four themes of another authority from the colour of its brand. Call it when you build, and write `css` to
 * a file. If two colours that appear next to each other could not be told apart, one of them is made lighter or darker,
 * and listed in `moved`.
 *
 * @example
 * const { css, moved } = createTheme({ brand: "#4b2a7b", accent: "#ff7f66", font: "Georgia, serif", radius: 0 });
 */
export function createTheme(options: Brand): BrandTheme {
  const brand = readColour(options.brand, "brand");
  const accent = options.accent === undefined ? lighter(brand) : readColour(options.accent, "accent");
  const sizes = measuresOf(options);
  const results = themeNames.map((name) => {
    const { colours, moved } = settle(name, { brand, accent });
    return { name, theme: { ...themes[name], colour: colours }, moved };
  });
  const derived = Object.fromEntries(results.map(({ name, theme }) => [name, theme])) as Record<ThemeName, Theme>;
  const shared = Object.keys(sizes).length > 0 ? [{ selector: ":root", declarations: sizes }] : [];
  return {
    themes: derived,
    css: sheetOf([...shared, { selector: ":root, [data-theme]", declarations: paletteOf(derived) }]),
    moved: results.flatMap(({ moved }) => moved),
  };
}
