import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area, line } from "../drawing/part.ts";
import { roadSurface } from "../drawing/plates.ts";

/**
 * A road with a zebra crossing.
 *
 * @example
 * svgOf(zebraCrossing, { title: zebraCrossing.name });
 */
export const zebraCrossing: Drawing<"zebra-crossing"> = {
  ...roadSurface,
  id: "zebra-crossing",
  name: "Zebra crossing",
  meaning: "Stop for anybody who walks or waits to walk across.",
  symbol: [
    line("M9 3V22M87 3V22M9 74V93M87 74V93", paint.white, 2.4),
    area("M6 28H15V68H6zM21 28H30V68H21zM36 28H45V68H36zM51 28H60V68H51zM66 28H75V68H66zM81 28H90V68H81z", paint.white),
  ],
};
