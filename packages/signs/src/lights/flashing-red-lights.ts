import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area, disc, line } from "../drawing/part.ts";
import { rays } from "../symbols/rays.ts";

/**
 * The flashing red lights of a level crossing.
 *
 * @example
 * svgOf(flashingRedLights, { title: flashingRedLights.name });
 */
export const flashingRedLights: Drawing<"flashing-red-lights"> = {
  family: "light",
  plate: { shape: "square", ground: paint.black },
  id: "flashing-red-lights",
  name: "Flashing red lights",
  meaning: "Stop before the line: a train is coming.",
  symbol: [
    line("M19 39L77 13M19 13L77 39", paint.red, 12),
    line("M22 37.7L74 14.3M22 14.3L74 37.7", paint.white, 6.5),
    area(disc(68, 67, 13), paint.unlit),
    area(disc(28, 67, 9), paint.litRed),
    ...rays(28, 67, paint.litRed),
  ],
};
