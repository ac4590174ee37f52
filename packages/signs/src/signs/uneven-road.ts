import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area } from "../drawing/part.ts";
import { warning } from "../drawing/plates.ts";

/**
 * The warning sign for an uneven road.
 *
 * @example
 * svgOf(unevenRoad, { title: unevenRoad.name });
 */
export const unevenRoad: Drawing<"uneven-road"> = {
  ...warning,
  id: "uneven-road",
  name: "Uneven road",
  meaning: "The road has bumps or holes; drive slowly.",
  symbol: [
    area(
      "M21.5 78.5V71H25C30 71 29.5 58.5 36.5 58.5S43 71 48 71 52.5 58.5 59.5 58.5 66 71 71 71H74.5V78.5z",
      paint.black,
    ),
  ],
};
