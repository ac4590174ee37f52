import type { Drawing } from "../drawing/drawing.ts";
import { warning } from "../drawing/plates.ts";
import { runningChildren } from "../symbols/running-children.ts";

/**
 * The warning sign for children.
 *
 * @example
 * svgOf(children, { title: children.name });
 */
export const children: Drawing<"children"> = {
  ...warning,
  id: "children",
  name: "Children",
  meaning: "Children may run into the road: a school or a playground is near.",
  symbol: runningChildren,
};
