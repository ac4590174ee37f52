import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { line } from "../drawing/part.ts";
import { roadSurface } from "../drawing/plates.ts";
import { carriageway } from "../symbols/carriageway.ts";

/**
 * A road with a solid and a broken centre line.
 *
 * @example
 * svgOf(mixedCentreLine, { title: mixedCentreLine.name });
 */
export const mixedCentreLine: Drawing<"mixed-centre-line"> = {
  ...roadSurface,
  id: "mixed-centre-line",
  name: "Solid and broken centre line",
  meaning: "The line nearest to you counts: cross when yours is broken and the way is clear, never when it is solid.",
  symbol: [...carriageway, line("M42 3V93M54 6V27M54 37.5V58.5M54 69V90", paint.white, 4)],
};
