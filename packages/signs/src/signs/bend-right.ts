import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area, line } from "../drawing/part.ts";
import { warning } from "../drawing/plates.ts";

/**
 * The warning sign for a bend to the right.
 *
 * @example
 * svgOf(bendRight, { title: bendRight.name });
 */
export const bendRight: Drawing<"bend-right"> = {
  ...warning,
  id: "bend-right",
  name: "Bend to the right",
  meaning: "The road bends to the right ahead.",
  symbol: [line("M38 78V69C38 59 42 55.5 50 53.5", paint.black, 8.5), area("M46.2 41.8 64 50.5 51.8 66z", paint.black)],
};
