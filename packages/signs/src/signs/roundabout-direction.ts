import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { mandatory } from "../drawing/plates.ts";
import { roundArrows } from "../symbols/round-arrows.ts";

/**
 * The mandatory sign that shows the direction of traffic at a roundabout.
 *
 * @example
 * svgOf(roundaboutDirection, { title: roundaboutDirection.name });
 */
export const roundaboutDirection: Drawing<"roundabout-direction"> = {
  ...mandatory,
  id: "roundabout-direction",
  name: "Roundabout",
  meaning: "You must go round the roundabout the way the arrows show.",
  symbol: roundArrows(paint.white),
};
