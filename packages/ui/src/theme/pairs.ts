import { contrast } from "./contrast.ts";
import type { Colours } from "./tokens.ts";

/** Two colours that appear next to each other, and their minimum contrast. */
export type Pair = { name: string; front: string; back: string; least: number };

const words = 4.5;
const shapes = 3;

/** Tones whose text appears both on their own surface and on every plain surface. */
const tones = ["positive", "critical", "info", "caution", "accent"] as const;
const plain = ["page", "raised", "sunken"] as const;

const textPairs = ({ text, surface }: Colours): Pair[] => {
  const standing = (["standard", "secondary", "link"] as const).flatMap((role) =>
    Object.entries(surface).map(([on, back]) => ({
      name: `text ${role} on ${on}`,
      front: text[role],
      back,
      least: words,
    })),
  );
  const toned = tones.flatMap((tone) =>
    [...plain, tone].map((on) => ({
      name: `text ${tone} on ${on}`,
      front: text[tone],
      back: surface[on],
      least: words,
    })),
  );
  return [...standing, ...toned];
};

const fillPairs = ({ fill, on, surface }: Colours): Pair[] => {
  const worded = Object.entries(fill).map(([name, back]) => {
    const role = name.replace("Hover", "") as keyof typeof on;
    return { name: `words on fill ${name}`, front: on[role], back, least: words };
  });
  // The neutral fill has a border. The other fills have none, so they must contrast with the page.
  const fillsOnPage = (["action", "critical", "positive", "info"] as const).flatMap((name) =>
    plain.map((back) => ({ name: `fill ${name} on ${back}`, front: fill[name], back: surface[back], least: shapes })),
  );
  return [...worded, ...fillsOnPage];
};

const borderPairs = ({ border, surface }: Colours): Pair[] => [
  ...(["control", "action", "critical"] as const).flatMap((name) =>
    plain.map((back) => ({
      name: `border ${name} on ${back}`,
      front: border[name],
      back: surface[back],
      least: shapes,
    })),
  ),
  ...tones.flatMap((name) =>
    ([name, "page", "raised"] as const).map((back) => ({
      name: `border ${name} on ${back}`,
      front: border[name],
      back: surface[back],
      least: shapes,
    })),
  ),
];

const chartPairs = ({ chart, surface }: Colours): Pair[] =>
  Object.entries(chart).flatMap(([name, front]) =>
    (["page", "raised"] as const).map((back) => ({
      name: `chart ${name} on ${back}`,
      front,
      back: surface[back],
      least: shapes,
    })),
  );

const further = (rings: readonly string[], from: string): string =>
  rings.reduce((best, ring) => (contrast(ring, from) > contrast(best, from) ? ring : best));

/**
 * Returns the pairs for the focus rings. At least one ring is visible on any background if the two rings contrast by
 * 9:1 or more (WCAG technique C40).
 */
const focusPairs = ({ focus, surface, fill }: Colours): Pair[] => [
  { name: "focus inner on focus outer", front: focus.inner, back: focus.outer, least: 9 },
  ...Object.entries(surface).map(([on, back]) => ({
    name: `focus outer on ${on}`,
    front: focus.outer,
    back,
    least: shapes,
  })),
  ...(["action", "actionHover", "critical", "criticalHover", "brand"] as const).map((on) => ({
    name: `focus ring against fill ${on}`,
    front: further([focus.inner, focus.outer], fill[on]),
    back: fill[on],
    least: shapes,
  })),
];

/**
 * Returns every pair of colours in the components' text, controls, charts and focus rings, with the contrast that WCAG
 * 2.2 AA requires.
 */
export const pairsOf = (colours: Colours): Pair[] => [
  ...textPairs(colours),
  ...fillPairs(colours),
  ...borderPairs(colours),
  ...chartPairs(colours),
  ...focusPairs(colours),
];
