import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { place } from "../drawing/plates.ts";
import { H } from "../lettering/glyphs.ts";
import { word } from "../lettering/word.ts";

/**
 * The information sign for a hospital.
 *
 * @example
 * svgOf(hospital, { title: hospital.name });
 */
export const hospital: Drawing<"hospital"> = {
  ...place,
  id: "hospital",
  name: "Hospital",
  meaning: "A hospital is near; drive quietly.",
  symbol: word([H], { x: 48, y: 19, height: 58, paint: paint.white, stretch: 1.08 }),
};
