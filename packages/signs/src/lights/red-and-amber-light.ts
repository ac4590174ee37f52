import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area, disc } from "../drawing/part.ts";
import { lightCase } from "../drawing/plates.ts";

/**
 * A traffic light that shows red and amber.
 *
 * @example
 * svgOf(redAndAmberLight, { title: redAndAmberLight.name });
 */
export const redAndAmberLight: Drawing<"red-and-amber-light"> = {
  ...lightCase,
  id: "red-and-amber-light",
  name: "Red and amber light",
  meaning: "Still stop; green is about to follow.",
  symbol: [
    area(disc(48, 20, 12), paint.litRed),
    area(disc(48, 48, 12), paint.amber),
    area(disc(48, 76, 12), paint.unlit),
  ],
};
