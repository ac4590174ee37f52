import type { Drawing } from "../drawing/drawing.ts";
import { transformParts } from "../drawing/part.ts";
import { prohibition } from "../drawing/plates.ts";
import { motorcycle } from "../symbols/motorcycle.ts";

/**
 * The prohibition sign against motorcycles.
 *
 * @example
 * svgOf(noMotorcycles, { title: noMotorcycles.name });
 */
export const noMotorcycles: Drawing<"no-motorcycles"> = {
  ...prohibition,
  id: "no-motorcycles",
  name: "No motorcycles",
  meaning: "Motorcycles may not use this road.",
  symbol: transformParts(motorcycle, "translate(16.5 28.5) scale(1.06)"),
};
