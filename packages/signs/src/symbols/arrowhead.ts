import type { Paint } from "../drawing/palette.ts";
import { area, type Part, transformParts } from "../drawing/part.ts";

/**
 * Draws the head of an arrow with a stem 8 wide, with the tip at the given point. `turn` is in degrees clockwise, and 0
 * points up.
 */
export const arrowhead = (x: number, y: number, turn: number, paint: Paint): readonly Part[] =>
  transformParts([area("M0 0L13 14V23L4 13.5V26H-4V13.5L-13 23V14z", paint)], `translate(${x} ${y}) rotate(${turn})`);
