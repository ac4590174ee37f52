/** Returns the red, green and blue components of a colour written as #rrggbb, from 0 to 1. */
const partsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

/** Returns the relative luminance of a colour written as #rrggbb, as defined by WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast ratio between two colours, from 1 (identical) to 21 (black and white), as defined by WCAG 2.2.
 *
 * @example
 * contrast("#000000", "#ffffff"); // 21
 */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Returns the colour that results from blending a partly transparent colour over another.
 *
 * @example
 * blend("#000000", 0.5, "#ffffff"); // "#808080"
 */
export function blend(front: string, opacity: number, back: string): string {
  const below = partsOf(back);
  const mixed = partsOf(front).map((part, at) => part * opacity + (below[at] ?? 0) * (1 - opacity));
  return `#${mixed
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
