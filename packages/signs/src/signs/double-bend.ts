import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area, line } from "../drawing/part.ts";
import { warning } from "../drawing/plates.ts";

/**
 * The warning sign for a double bend, first to the left.
 *
 * @example
 * svgOf(doubleBend, { title: doubleBend.name });
 */
export const doubleBend: Drawing<"double-bend"> = {
  ...warning,
  id: "double-bend",
  name: "Double bend, first to the left",
  meaning: "Two bends follow each other, the first to the left.",
  symbol: [
    line("M56 78V73.5C56 65 41.5 66 41.5 57 41.5 50.5 49 51 51 44", paint.black, 8),
    area("M54 32.5 60.8 47.8 41.5 45z", paint.black),
  ],
};
