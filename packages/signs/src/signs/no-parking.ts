import type { Drawing } from "../drawing/drawing.ts";
import { standing } from "../drawing/plates.ts";
import { slash } from "../symbols/slash.ts";

/**
 * The prohibition sign against parking.
 *
 * @example
 * svgOf(noParking, { title: noParking.name });
 */
export const noParking: Drawing<"no-parking"> = {
  ...standing,
  id: "no-parking",
  name: "No parking",
  meaning: "You may not wait or park here; you may stop briefly to let somebody in or out.",
  symbol: [slash],
};
