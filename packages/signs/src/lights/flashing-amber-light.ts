import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area, disc } from "../drawing/part.ts";
import { lightCase } from "../drawing/plates.ts";
import { rays } from "../symbols/rays.ts";

/**
 * A traffic light that flashes amber.
 *
 * @example
 * svgOf(flashingAmberLight, { title: flashingAmberLight.name });
 */
export const flashingAmberLight: Drawing<"flashing-amber-light"> = {
  ...lightCase,
  id: "flashing-amber-light",
  name: "Flashing amber light",
  meaning: "Drive on with care; the lights do not control the road now.",
  symbol: [
    area(disc(48, 18, 11), paint.unlit),
    area(disc(48, 78, 11), paint.unlit),
    area(disc(48, 48, 9), paint.amber),
    ...rays(48, 48, paint.amber),
  ],
};
