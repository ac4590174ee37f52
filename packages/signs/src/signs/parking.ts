import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { place } from "../drawing/plates.ts";
import { P } from "../lettering/glyphs.ts";
import { word } from "../lettering/word.ts";

/**
 * The information sign for a parking place.
 *
 * @example
 * svgOf(parking, { title: parking.name });
 */
export const parking: Drawing<"parking"> = {
  ...place,
  id: "parking",
  name: "Parking",
  meaning: "You may park here.",
  symbol: word([P], { x: 49.5, y: 19, height: 58, paint: paint.white, stretch: 1.08 }),
};
