import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { line } from "../drawing/part.ts";
import { roadSurface } from "../drawing/plates.ts";
import { carriageway } from "../symbols/carriageway.ts";

/**
 * A road with a broken centre line.
 *
 * @example
 * svgOf(brokenCentreLine, { title: brokenCentreLine.name });
 */
export const brokenCentreLine: Drawing<"broken-centre-line"> = {
  ...roadSurface,
  id: "broken-centre-line",
  name: "Broken centre line",
  meaning: "You may cross it to overtake or turn when the way is clear.",
  symbol: [...carriageway, line("M48 6V27M48 37.5V58.5M48 69V90", paint.white, 4)],
};
