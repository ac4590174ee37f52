import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { transformParts } from "../drawing/part.ts";
import { warning } from "../drawing/plates.ts";
import { roundArrows } from "../symbols/round-arrows.ts";

/**
 * The warning sign for a roundabout.
 *
 * @example
 * svgOf(roundaboutAhead, { title: roundaboutAhead.name });
 */
export const roundaboutAhead: Drawing<"roundabout-ahead"> = {
  ...warning,
  id: "roundabout-ahead",
  name: "Roundabout ahead",
  meaning: "You are coming to a roundabout.",
  symbol: transformParts(roundArrows(paint.black), "translate(22.3 34.9) scale(0.535)"),
};
