import { hexOf, type Oklch, oklchOf } from "./oklch.ts";
import { colourOf } from "./pairs.ts";
import { type ThemeName, themes } from "./palettes.ts";
import type { ColourToken } from "./tokens.ts";

const ofBrand: readonly ColourToken[] = [
  "text.link",
  "surface.action",
  "border.action",
  "fill.action",
  "fill.actionHover",
  "fill.brand",
  "on.action",
  "chart.first",
];
const ofAccent: readonly ColourToken[] = [
  "text.accent",
  "surface.accent",
  "border.accent",
  "fill.accent",
  "on.accent",
  "chart.second",
];
const neutral: readonly ColourToken[] = [
  "text.standard",
  "text.secondary",
  "surface.page",
  "surface.raised",
  "surface.sunken",
  "border.subtle",
  "border.control",
  "fill.neutral",
  "fill.neutralHover",
  "on.neutral",
  "on.warning",
];

/** The tokens of the light theme that are exactly the colour of the brand or the accent, if that can be read. */
const exact: Readonly<Partial<Record<ColourToken, "brand" | "accent">>> = {
  "text.link": "brand",
  "border.action": "brand",
  "fill.action": "brand",
  "fill.brand": "brand",
  "chart.first": "brand",
  "fill.accent": "accent",
};

const radians = (degrees: number) => (degrees / 180) * Math.PI;

/** Success stays green and warning amber in every brand, but not the green and the gold of our own brand. */
const statusHues = { success: radians(145), warning: radians(62) };

/** The colours from which a palette is made. */
export type Paints = { brand: string; accent: string };

/** Takes the hue of a paint, and as much more or less chroma than our own colour has as the paint has more than ours. */
const like = (own: Oklch, paint: Oklch, ours: Oklch, most: number): Oklch => ({
  l: own.l,
  c: own.c * Math.min(most, paint.c / ours.c),
  h: paint.h,
});

/**
 * Returns the colour that a token would have in a brand, before anything is moved: the lightness of our own token, in
 * the hue of the brand. The hover of a button is as far from the button as ours.
 */
export function repaint(token: ColourToken, name: ThemeName, paints: Paints): string {
  const ours = themes[name].colour;
  const own = oklchOf(colourOf(ours, token));
  const brand = oklchOf(paints.brand);
  const accent = oklchOf(paints.accent);
  const ourBrand = oklchOf(themes.light.colour.fill.action);
  const ourAccent = oklchOf(themes.light.colour.fill.accent);
  const paint = name === "light" ? exact[token] : undefined;
  if (paint) return paints[paint];
  // A ring is either nearly black or white, or has the colour of the accent.
  const isColoured = own.c > 0.05;
  if (token.startsWith("focus."))
    return hexOf(isColoured ? like(own, accent, ourAccent, 1.2) : like(own, brand, ourBrand, 1));
  if (ofBrand.includes(token)) return hexOf(like(own, brand, ourBrand, 1.6));
  if (ofAccent.includes(token)) return hexOf(like(own, accent, ourAccent, 1.2));
  if (neutral.includes(token)) return hexOf(like(own, brand, ourBrand, 1));
  const [, role = ""] = token.split(".");
  const hue = statusHues[role as keyof typeof statusHues];
  return hue === undefined ? colourOf(ours, token) : hexOf({ ...own, h: hue });
}
