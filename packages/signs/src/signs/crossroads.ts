import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area } from "../drawing/part.ts";
import { warning } from "../drawing/plates.ts";

/**
 * The warning sign for crossroads.
 *
 * @example
 * svgOf(crossroads, { title: crossroads.name });
 */
export const crossroads: Drawing<"crossroads"> = {
  ...warning,
  id: "crossroads",
  name: "Crossroads",
  meaning: "Two roads cross ahead.",
  symbol: [area("M43.3 38.5H52.7V55.5H66V64.9H52.7V78H43.3V64.9H30V55.5H43.3z", paint.black)],
};
