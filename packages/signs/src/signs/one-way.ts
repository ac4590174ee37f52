import type { Drawing } from "../drawing/drawing.ts";
import { road } from "../drawing/plates.ts";
import { bigArrow } from "../symbols/big-arrow.ts";

/**
 * The information sign for a one-way street.
 *
 * @example
 * svgOf(oneWay, { title: oneWay.name });
 */
export const oneWay: Drawing<"one-way"> = {
  ...road,
  id: "one-way",
  name: "One-way street",
  meaning: "All traffic goes the way of the arrow.",
  symbol: [bigArrow],
};
