import type { Drawing } from "../drawing/drawing.ts";
import { prohibition } from "../drawing/plates.ts";
import { horn } from "../symbols/horn.ts";
import { slash } from "../symbols/slash.ts";

/**
 * The prohibition sign against using the horn.
 *
 * @example
 * svgOf(noHorn, { title: noHorn.name });
 */
export const noHorn: Drawing<"no-horn"> = {
  ...prohibition,
  id: "no-horn",
  name: "No horn",
  meaning: "You may not sound your horn here, except to prevent a crash.",
  symbol: [...horn, slash],
};
