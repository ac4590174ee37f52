import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";

/**
 * The give-way sign: a white triangle with a red border, point down.
 *
 * @example
 * svgOf(giveWay, { title: giveWay.name });
 */
export const giveWay: Drawing<"give-way"> = {
  family: "priority",
  plate: { shape: "inverted-triangle", ground: paint.white, border: { paint: paint.red, width: 11 } },
  id: "give-way",
  name: "Give way",
  meaning: "Let the traffic on the other road go first.",
  symbol: [],
};
