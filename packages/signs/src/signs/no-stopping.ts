import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { line } from "../drawing/part.ts";
import { standing } from "../drawing/plates.ts";
import { slash } from "../symbols/slash.ts";

/**
 * The prohibition sign against stopping.
 *
 * @example
 * svgOf(noStopping, { title: noStopping.name });
 */
export const noStopping: Drawing<"no-stopping"> = {
  ...standing,
  id: "no-stopping",
  name: "No stopping",
  meaning: "You may not stop here, not even for a moment.",
  symbol: [slash, line("M73.5 22.5 22.5 73.5", paint.red, 7.5)],
};
