import type { Drawing } from "../drawing/drawing.ts";
import { mandatory } from "../drawing/plates.ts";
import { bigArrow } from "../symbols/big-arrow.ts";

/**
 * The mandatory sign for driving straight ahead only.
 *
 * @example
 * svgOf(straightAheadOnly, { title: straightAheadOnly.name });
 */
export const straightAheadOnly: Drawing<"straight-ahead-only"> = {
  ...mandatory,
  id: "straight-ahead-only",
  name: "Straight ahead only",
  meaning: "You must go straight on.",
  symbol: [bigArrow],
};
