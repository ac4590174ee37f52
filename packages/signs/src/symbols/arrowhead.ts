import type { Paint } from "../drawing/palette.ts";
import { area, moved, type Part } from "../drawing/part.ts";

/**
 * Draws the head of an arrow whose stem has a width of 8, with its tip at the given point. With a `turn` of 0 it points
 * up. More degrees turn it clockwise.
 */
export const arrowhead = (x: number, y: number, turn: number, paint: Paint): readonly Part[] =>
  moved([area("M0 0L13 14V23L4 13.5V26H-4V13.5L-13 23V14z", paint)], `translate(${x} ${y}) rotate(${turn})`);
