import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { line } from "../drawing/part.ts";
import { five, zero } from "../lettering/glyphs.ts";
import { word } from "../lettering/word.ts";

/**
 * The sign for the end of a speed limit of 50 km/h.
 *
 * @example
 * svgOf(endOfSpeedLimit50, { title: endOfSpeedLimit50.name });
 */
export const endOfSpeedLimit50: Drawing<"end-of-speed-limit-50"> = {
  family: "prohibition",
  plate: { shape: "circle", ground: paint.white, border: { paint: paint.black, width: 2 } },
  id: "end-of-speed-limit-50",
  name: "End of the 50 km/h limit",
  meaning: "The limit of 50 kilometres an hour ends here; the general limit counts again.",
  symbol: [
    ...word([five, zero], { x: 48, y: 27, height: 42, paint: paint.grey, gap: 16 }),
    line("M9.7 66.8 66.8 9.7M14.8 74.7 74.7 14.8M21.3 81.2 81.2 21.3M29.2 86.3 86.3 29.2", paint.black, 2.8),
  ],
};
