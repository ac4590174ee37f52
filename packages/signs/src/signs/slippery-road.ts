import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { limb, transformParts } from "../drawing/part.ts";
import { warning } from "../drawing/plates.ts";
import { car } from "../symbols/car.ts";

/**
 * The warning sign for a slippery road.
 *
 * @example
 * svgOf(slipperyRoad, { title: slipperyRoad.name });
 */
export const slipperyRoad: Drawing<"slippery-road"> = {
  ...warning,
  id: "slippery-road",
  name: "Slippery road",
  meaning: "The road may be slippery; brake and steer gently.",
  symbol: [
    ...transformParts([car(paint.black)], "translate(39 31.5) rotate(14) scale(0.9)"),
    limb(
      "M38 56.5C46 61 33 64.5 38 70 41 73 45.5 73 43.5 78M53 60C60.5 64 49 67 53.5 71.5 56 74 60.5 74.5 58.5 78",
      paint.black,
      3.4,
    ),
  ],
};
