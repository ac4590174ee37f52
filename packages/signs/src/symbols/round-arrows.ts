import type { Paint } from "../drawing/palette.ts";
import { area, type Part, transformParts } from "../drawing/part.ts";

// One of the arrows, anticlockwise from its tail on the right to its tip at the top.
const arrow = "M77.3 51.1A29.5 29.5 0 0 0 62.8 22.5L66.8 16.7 44.4 25.3 53.9 38.1 57.3 32A18.5 18.5 0 0 1 66.4 49.9z";

/**
 * Draws three arrows in a circle, in the direction that traffic goes round a roundabout in countries that drive on the
 * right.
 */
export function roundArrows(fill: Paint): readonly Part[] {
  return [0, 120, 240].flatMap((turn) => transformParts([area(arrow, fill)], `rotate(${turn} 48 48)`));
}
