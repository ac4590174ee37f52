import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area } from "../drawing/part.ts";
import { warning } from "../drawing/plates.ts";

/**
 * Uneven road.
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
      "M19 78.5V70.5H24C30 70.5 28.5 57 36.5 57S43 70.5 48 70.5 51.5 57 59.5 57 66 70.5 72 70.5H77V78.5z",
      paint.black,
    ),
  ],
};
