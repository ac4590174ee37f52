import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area } from "../drawing/part.ts";
import { warning } from "../drawing/plates.ts";
import { one, percent, zero } from "../lettering/glyphs.ts";
import { word } from "../lettering/word.ts";

/**
 * The warning sign for a steep descent: a slope that falls from left to right.
 *
 * @example
 * svgOf(steepDescent, { title: steepDescent.name });
 */
export const steepDescent: Drawing<"steep-descent"> = {
  ...warning,
  id: "steep-descent",
  name: "Steep descent",
  meaning: "The road falls 10 metres in every 100; use a low gear.",
  symbol: [
    area("M26.3 62.5 76 78.5H17z", paint.black),
    ...word([one, zero, percent], { x: 48.5, y: 45.5, height: 15, paint: paint.black, gap: 12 }),
  ],
};
