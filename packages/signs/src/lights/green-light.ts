import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area, disc } from "../drawing/part.ts";
import { lightCase } from "../drawing/plates.ts";

/**
 * A traffic light that shows green.
 *
 * @example
 * svgOf(greenLight, { title: greenLight.name });
 */
export const greenLight: Drawing<"green-light"> = {
  ...lightCase,
  id: "green-light",
  name: "Green light",
  meaning: "Go, if the way is clear.",
  symbol: [
    area(disc(48, 20, 12), paint.unlit),
    area(disc(48, 48, 12), paint.unlit),
    area(disc(48, 76, 12), paint.litGreen),
  ],
};
