import type { Drawing } from "../drawing/drawing.ts";
import { transformParts } from "../drawing/part.ts";
import { prohibition } from "../drawing/plates.ts";
import { walker } from "../symbols/walker.ts";

/**
 * The prohibition sign against pedestrians.
 *
 * @example
 * svgOf(noPedestrians, { title: noPedestrians.name });
 */
export const noPedestrians: Drawing<"no-pedestrians"> = {
  ...prohibition,
  id: "no-pedestrians",
  name: "No pedestrians",
  meaning: "Nobody may walk on this road.",
  symbol: transformParts(walker, "translate(31 19.5)"),
};
