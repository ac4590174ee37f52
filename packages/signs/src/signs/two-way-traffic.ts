import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area } from "../drawing/part.ts";
import { warning } from "../drawing/plates.ts";

/**
 * The warning sign for two-way traffic.
 *
 * @example
 * svgOf(twoWayTraffic, { title: twoWayTraffic.name });
 */
export const twoWayTraffic: Drawing<"two-way-traffic"> = {
  ...warning,
  id: "two-way-traffic",
  name: "Two-way traffic",
  meaning: "Vehicles come towards you on this road.",
  symbol: [area("M57 41.5L65.5 55.5H60.6V78H53.4V55.5H48.5zM38.5 78.5L30 64.5H34.9V47H42.1V64.5H47z", paint.black)],
};
