import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area } from "../drawing/part.ts";
import { road } from "../drawing/plates.ts";

/**
 * The information sign for a no through road.
 *
 * @example
 * svgOf(noThroughRoad, { title: noThroughRoad.name });
 */
export const noThroughRoad: Drawing<"no-through-road"> = {
  ...road,
  id: "no-through-road",
  name: "No through road",
  meaning: "The street has no way out at its far end.",
  symbol: [
    area("M42 85V41H54V85z", paint.white),
    area("M22 20H74V41H22z", paint.white),
    area("M25 23H71V38H25z", paint.red),
  ],
};
