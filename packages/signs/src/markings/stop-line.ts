import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area, line } from "../drawing/part.ts";
import { roadSurface } from "../drawing/plates.ts";
import { laneArrow } from "../symbols/carriageway.ts";

/**
 * A road with a stop line.
 *
 * @example
 * svgOf(stopLine, { title: stopLine.name });
 */
export const stopLine: Drawing<"stop-line"> = {
  ...roadSurface,
  id: "stop-line",
  name: "Stop line",
  meaning: "Stop behind this line at a stop sign, a red light or a signal of the police.",
  symbol: [
    line("M9 3V22M87 3V93M9 22V93", paint.white, 2.4),
    line("M48 26V93", paint.white, 4),
    area("M48 17H87V26H48z", paint.white),
    ...laneArrow,
  ],
};
