import { contrast } from "./contrast.ts";
import type { Colours, ColourToken } from "./tokens.ts";

/** Two colours that appear next to each other, and their minimum contrast. */
export type Pair = {
  name: string;
  front: string;
  back: string;
  least: number;
  /** The tokens of the two colours, such as "text.link" and "surface.page". */
  tokens: readonly [front: ColourToken, back: ColourToken];
};

type Named = Pick<Pair, "tokens" | "least"> & { name?: string };

const words = 4.5;
const shapes = 3;
/** A line that only separates content may be faint, but not invisible. */
const lines = 1.2;

/** Tones whose text appears both on their own surface and on every plain surface. */
const tones = ["success", "error", "info", "warning", "accent"] as const;
const plain = ["page", "raised", "sunken"] as const;
const surfaces = [...plain, "action", ...tones] as const;
const fills = ["action", "neutral", ...tones, "brand"] as const;

const pair = (front: ColourToken, back: ColourToken, least: number): Named => ({ tokens: [front, back], least });

const textPairs: readonly Named[] = [
  ...(["standard", "secondary", "link"] as const).flatMap((role) =>
    surfaces.map((on) => pair(`text.${role}`, `surface.${on}`, words)),
  ),
  ...tones.flatMap((tone) => [...plain, tone].map((on) => pair(`text.${tone}`, `surface.${on}`, words))),
];

const fillPairs: readonly Named[] = [
  ...fills.map((name) => pair(`on.${name}`, `fill.${name}`, words)),
  ...(["action", "neutral", "error"] as const).map((name) => pair(`on.${name}`, `fill.${name}Hover`, words)),
  // The neutral fill has a border. The other fills have none, so they must contrast with the page.
  ...(["action", "error", "success", "info"] as const).flatMap((name) =>
    plain.map((back) => pair(`fill.${name}`, `surface.${back}`, shapes)),
  ),
  // The bar below the current link of a header.
  pair("fill.accent", "fill.brand", shapes),
];

const borderPairs: readonly Named[] = [
  ...(["control", "action", "error"] as const).flatMap((name) =>
    plain.map((back) => pair(`border.${name}`, `surface.${back}`, shapes)),
  ),
  ...tones.flatMap((name) =>
    ([name, "page", "raised"] as const).map((back) => pair(`border.${name}`, `surface.${back}`, shapes)),
  ),
  ...plain.map((back) => pair("border.subtle", `surface.${back}`, lines)),
];

const chartPairs: readonly Named[] = (["first", "second", "third"] as const).flatMap((name) =>
  (["page", "raised"] as const).map((back) => pair(`chart.${name}`, `surface.${back}`, shapes)),
);

/**
 * Returns the pairs for the focus rings. At least one ring is visible on any background if the two rings contrast by
 * 9:1 or more (WCAG technique C40).
 */
function focusPairs({ focus, fill }: Colours): Named[] {
  const closer = (from: string) => (contrast(focus.inner, from) < contrast(focus.outer, from) ? "outer" : "inner");
  return [
    pair("focus.inner", "focus.outer", 9),
    ...surfaces.map((on) => pair("focus.outer", `surface.${on}`, shapes)),
    ...(["action", "actionHover", "error", "errorHover", "brand"] as const).map((on) => ({
      ...pair(`focus.${closer(fill[on])}`, `fill.${on}`, shapes),
      name: `focus ring against fill ${on}`,
    })),
  ];
}

/** Returns the colour of a token. */
export function colourOf(colours: Colours, token: ColourToken): string {
  const [group, role] = token.split(".") as [Exclude<keyof Colours, "scrim">, string];
  return (colours[group] as Record<string, string>)[role] ?? "";
}

const nameOf = ([front, back]: Pair["tokens"]): string => {
  const [group, role] = front.split(".");
  const [place, on] = back.split(".");
  if (group === "on") return `words on fill ${on}`;
  return `${group} ${role} on ${place === "surface" ? on : back.replace(".", " ")}`;
};

/**
 * Returns every pair of colours in the components' text, controls, charts and focus rings, with the contrast that WCAG
 * 2.2 AA requires.
 */
export const pairsOf = (colours: Colours): Pair[] =>
  [...textPairs, ...fillPairs, ...borderPairs, ...chartPairs, ...focusPairs(colours)].map(
    ({ tokens, least, name }) => ({
      name: name ?? nameOf(tokens),
      front: colourOf(colours, tokens[0]),
      back: colourOf(colours, tokens[1]),
      least,
      tokens,
    }),
  );
