import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { line } from "../drawing/part.ts";
import { prohibition } from "../drawing/plates.ts";
import { arrowhead } from "../symbols/arrowhead.ts";
import { slash } from "../symbols/slash.ts";

/**
 * The prohibition sign against left turns.
 *
 * @example
 * svgOf(noLeftTurn, { title: noLeftTurn.name });
 */
export const noLeftTurn: Drawing<"no-left-turn"> = {
  ...prohibition,
  id: "no-left-turn",
  name: "No left turn",
  meaning: "You may not turn left at this junction.",
  symbol: [line("M61 75V51Q61 40 50 40H36", paint.black, 8), ...arrowhead(21, 40, -90, paint.black), slash],
};
