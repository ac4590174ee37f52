import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area, disc } from "../drawing/part.ts";
import { lightCase } from "../drawing/plates.ts";

/**
 * A traffic light that shows red.
 *
 * @example
 * svgOf(redLight, { title: redLight.name });
 */
export const redLight: Drawing<"red-light"> = {
  ...lightCase,
  id: "red-light",
  name: "Red light",
  meaning: "Stop behind the line and wait.",
  symbol: [
    area(disc(48, 20, 12), paint.litRed),
    area(disc(48, 48, 12), paint.unlit),
    area(disc(48, 76, 12), paint.unlit),
  ],
};
