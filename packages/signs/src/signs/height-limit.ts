import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area } from "../drawing/part.ts";
import { prohibition } from "../drawing/plates.ts";
import { five, metre, point, three } from "../lettering/glyphs.ts";
import { word } from "../lettering/word.ts";

/**
 * The sign that prohibits vehicles over 3.5 m high.
 *
 * @example
 * svgOf(heightLimit, { title: heightLimit.name });
 */
export const heightLimit: Drawing<"height-limit"> = {
  ...prohibition,
  id: "height-limit",
  name: "Height limit 3.5 m",
  meaning: "Vehicles higher than 3.5 metres, load included, may not pass this sign.",
  symbol: [
    area("M38.5 15.5H57.5L48 27zM38.5 80.5H57.5L48 69z", paint.black),
    ...word([three, point, five], { x: 39.5, y: 36.5, height: 23, paint: paint.black, gap: 13 }),
    ...word([metre], { x: 69.5, y: 36.5, height: 23, paint: paint.black, stretch: 0.8 }),
  ],
};
