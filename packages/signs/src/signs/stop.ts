import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { line } from "../drawing/part.ts";
import { O, P, S, T } from "../lettering/glyphs.ts";
import { word } from "../lettering/word.ts";

/**
 * The stop sign, a red octagon.
 *
 * @example
 * svgOf(stop, { title: stop.name });
 */
export const stop: Drawing<"stop"> = {
  family: "priority",
  plate: { shape: "octagon", ground: paint.red, border: { paint: paint.red, width: 2 } },
  id: "stop",
  name: "Stop",
  meaning: "Stop fully at the line, and go only when the way is clear.",
  symbol: [
    line("M88.6 31.2V64.8L64.8 88.6H31.2L7.4 64.8V31.2L31.2 7.4H64.8z", paint.white, 2.6),
    ...word([S, T, O, P], { x: 48, y: 33, height: 30, paint: paint.white, gap: 13, stretch: 0.76 }),
  ],
};
