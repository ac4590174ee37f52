import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area, disc } from "../drawing/part.ts";
import { warning } from "../drawing/plates.ts";

/**
 * The warning sign for traffic lights.
 *
 * @example
 * svgOf(trafficLights, { title: trafficLights.name });
 */
export const trafficLights: Drawing<"traffic-lights"> = {
  ...warning,
  id: "traffic-lights",
  name: "Traffic lights",
  meaning: "Traffic lights control the road ahead.",
  symbol: [
    area(
      "M43 34H53A3.5 3.5 0 0 1 56.5 37.5V73.5A3.5 3.5 0 0 1 53 77H43A3.5 3.5 0 0 1 39.5 73.5V37.5A3.5 3.5 0 0 1 43 34z",
      paint.black,
    ),
    area(disc(48, 42.2, 5.2), paint.red),
    area(disc(48, 55.5, 5.2), paint.amber),
    area(disc(48, 68.8, 5.2), paint.green),
  ],
};
