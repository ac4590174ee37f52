import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { line } from "../drawing/part.ts";
import { roadSurface } from "../drawing/plates.ts";
import { carriageway } from "../symbols/carriageway.ts";

/**
 * A road with a solid centre line.
 *
 * @example
 * svgOf(solidCentreLine, { title: solidCentreLine.name });
 */
export const solidCentreLine: Drawing<"solid-centre-line"> = {
  ...roadSurface,
  id: "solid-centre-line",
  name: "Solid centre line",
  meaning: "Do not cross it or drive on it.",
  symbol: [...carriageway, line("M48 3V93", paint.white, 4)],
};
