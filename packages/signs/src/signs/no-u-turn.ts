import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { line } from "../drawing/part.ts";
import { prohibition } from "../drawing/plates.ts";
import { arrowhead } from "../symbols/arrowhead.ts";
import { slash } from "../symbols/slash.ts";

/**
 * The prohibition sign against U-turns.
 *
 * @example
 * svgOf(noUTurn, { title: noUTurn.name });
 */
export const noUTurn: Drawing<"no-u-turn"> = {
  ...prohibition,
  id: "no-u-turn",
  name: "No U-turn",
  meaning: "You may not turn round and drive back.",
  symbol: [line("M65 75V43A15 15 0 0 0 35 43V58", paint.black, 8), ...arrowhead(35, 74, 180, paint.black), slash],
};
