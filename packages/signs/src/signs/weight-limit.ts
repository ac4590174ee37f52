import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { prohibition } from "../drawing/plates.ts";
import { five, point, tonne } from "../lettering/glyphs.ts";
import { word } from "../lettering/word.ts";

/**
 * The prohibition sign against vehicles over 5.5 t.
 *
 * @example
 * svgOf(weightLimit, { title: weightLimit.name });
 */
export const weightLimit: Drawing<"weight-limit"> = {
  ...prohibition,
  id: "weight-limit",
  name: "Weight limit 5.5 t",
  meaning: "Vehicles heavier than 5.5 tonnes, load included, may not pass this sign.",
  symbol: word([five, point, five, tonne], { x: 48, y: 35.5, height: 25, paint: paint.black, gap: 14 }),
};
