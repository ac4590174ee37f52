import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { limb, line } from "../drawing/part.ts";

/**
 * The licence restriction for drivers who must wear glasses or contact lenses.
 *
 * @example
 * svgOf(glasses, { title: glasses.name });
 */
export const glasses: Drawing<"glasses"> = {
  family: "restriction",
  plate: { shape: "square", ground: paint.white, border: { paint: paint.black, width: 1.6 } },
  id: "glasses",
  name: "Glasses",
  meaning: "The driver must wear glasses or contact lenses.",
  symbol: [
    line(
      "M18.5 52A12.5 12.5 0 0 1 43.5 52A12.5 12.5 0 0 1 18.5 52zM52.5 52A12.5 12.5 0 0 1 77.5 52A12.5 12.5 0 0 1 52.5 52zM43 49Q48 44.5 53 49",
      paint.black,
      5,
    ),
    limb("M18.5 50 15 37 20 33M77.5 50 81 37 76 33", paint.black, 4.5),
  ],
};
