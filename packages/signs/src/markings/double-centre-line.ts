import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { line } from "../drawing/part.ts";
import { roadSurface } from "../drawing/plates.ts";
import { carriageway } from "../symbols/carriageway.ts";

/**
 * A road with a double solid centre line.
 *
 * @example
 * svgOf(doubleCentreLine, { title: doubleCentreLine.name });
 */
export const doubleCentreLine: Drawing<"double-centre-line"> = {
  ...roadSurface,
  id: "double-centre-line",
  name: "Double solid centre line",
  meaning: "Never cross it to overtake, from either side.",
  symbol: [...carriageway, line("M42 3V93M54 3V93", paint.white, 4)],
};
