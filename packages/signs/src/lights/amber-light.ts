import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area, disc } from "../drawing/part.ts";
import { lightCase } from "../drawing/plates.ts";

/**
 * A traffic light that shows amber.
 *
 * @example
 * svgOf(amberLight, { title: amberLight.name });
 */
export const amberLight: Drawing<"amber-light"> = {
  ...lightCase,
  id: "amber-light",
  name: "Amber light",
  meaning: "Stop, unless you are too close to stop safely.",
  symbol: [
    area(disc(48, 20, 12), paint.unlit),
    area(disc(48, 48, 12), paint.amber),
    area(disc(48, 76, 12), paint.unlit),
  ],
};
