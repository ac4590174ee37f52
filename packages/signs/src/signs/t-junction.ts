import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area } from "../drawing/part.ts";
import { warning } from "../drawing/plates.ts";

/**
 * The warning sign for a T-junction.
 *
 * @example
 * svgOf(tJunction, { title: tJunction.name });
 */
export const tJunction: Drawing<"t-junction"> = {
  ...warning,
  id: "t-junction",
  name: "T-junction",
  meaning: "Your road ends at another; you will have to turn left or right.",
  symbol: [area("M30.5 55H65.5V64.5H52.7V78H43.3V64.5H30.5z", paint.black)],
};
