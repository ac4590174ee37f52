import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area } from "../drawing/part.ts";
import { warning } from "../drawing/plates.ts";

/**
 * The warning sign for falling rocks.
 *
 * @example
 * svgOf(fallingRocks, { title: fallingRocks.name });
 */
export const fallingRocks: Drawing<"falling-rocks"> = {
  ...warning,
  id: "falling-rocks",
  name: "Falling rocks",
  meaning: "Stones may fall, or lie on the road.",
  symbol: [
    area("M52.5 31.5 80 79H54L58 70 53 63 57 54 51.5 47 54 40z", paint.black),
    area(
      "M41 49.5 46 48 49 52 46.5 56.5 41.5 55.5zM33 62 38.5 60 43 63.5 41 69 35 69.5zM46.5 65 50 64 52 67.5 49 70.5 46 69zM20.5 78.5 23 73.5 29 72.5 32 78.5zM37 78.5 38.5 75 43 74 46 78.5z",
      paint.black,
    ),
  ],
};
