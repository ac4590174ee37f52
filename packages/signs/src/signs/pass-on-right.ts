import type { Drawing } from "../drawing/drawing.ts";
import { transformParts } from "../drawing/part.ts";
import { mandatory } from "../drawing/plates.ts";
import { bigArrow } from "../symbols/big-arrow.ts";

/**
 * The mandatory sign for passing on the right.
 *
 * @example
 * svgOf(passOnRight, { title: passOnRight.name });
 */
export const passOnRight: Drawing<"pass-on-right"> = {
  ...mandatory,
  id: "pass-on-right",
  name: "Pass on the right",
  meaning: "You must pass on the right of what this sign stands on.",
  symbol: transformParts([bigArrow], "rotate(135 48 48)"),
};
