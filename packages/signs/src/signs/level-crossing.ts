import type { Drawing } from "../drawing/drawing.ts";
import { transformParts } from "../drawing/part.ts";
import { warning } from "../drawing/plates.ts";
import { locomotive } from "../symbols/locomotive.ts";

/**
 * The warning sign for a level crossing.
 *
 * @example
 * svgOf(levelCrossing, { title: levelCrossing.name });
 */
export const levelCrossing: Drawing<"level-crossing"> = {
  ...warning,
  id: "level-crossing",
  name: "Level crossing",
  meaning: "A railway crosses the road ahead.",
  symbol: transformParts(locomotive, "translate(22.2 51) scale(0.85)"),
};
