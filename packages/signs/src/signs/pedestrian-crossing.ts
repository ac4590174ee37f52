import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area, transformParts } from "../drawing/part.ts";
import { warning } from "../drawing/plates.ts";
import { walker } from "../symbols/walker.ts";

/**
 * The warning sign for a pedestrian crossing.
 *
 * @example
 * svgOf(pedestrianCrossing, { title: pedestrianCrossing.name });
 */
export const pedestrianCrossing: Drawing<"pedestrian-crossing"> = {
  ...warning,
  id: "pedestrian-crossing",
  name: "Pedestrian crossing",
  meaning: "People cross the road on stripes ahead; be ready to stop.",
  symbol: [
    ...transformParts(walker, "translate(36.2 33) scale(0.68)"),
    area(
      "M20 79.5 22.5 73H30.5L29 79.5zM35.7 79.5 36.7 73H44.5L44 79.5zM52 79.5 51.5 73H59.3L60.3 79.5zM67 79.5 65.5 73H73.5L76 79.5z",
      paint.black,
    ),
  ],
};
