import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { prohibition } from "../drawing/plates.ts";
import { five, zero } from "../lettering/glyphs.ts";
import { word } from "../lettering/word.ts";

/**
 * The prohibition sign for a speed limit of 50 km/h.
 *
 * @example
 * svgOf(speedLimit50, { title: speedLimit50.name });
 */
export const speedLimit50: Drawing<"speed-limit-50"> = {
  ...prohibition,
  id: "speed-limit-50",
  name: "Speed limit 50 km/h",
  meaning: "You may not drive faster than 50 kilometres an hour.",
  symbol: word([five, zero], { x: 48, y: 31, height: 34, paint: paint.black, gap: 16 }),
};
