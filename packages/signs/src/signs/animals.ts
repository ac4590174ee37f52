import type { Drawing } from "../drawing/drawing.ts";
import { transformParts } from "../drawing/part.ts";
import { warning } from "../drawing/plates.ts";
import { cow } from "../symbols/cow.ts";

/**
 * The warning sign for animals.
 *
 * @example
 * svgOf(animals, { title: animals.name });
 */
export const animals: Drawing<"animals"> = {
  ...warning,
  id: "animals",
  name: "Animals",
  meaning: "Cattle or other animals may be on the road.",
  symbol: transformParts(cow, "translate(28.3 51.2) scale(0.72)"),
};
