import type { Drawing } from "./drawing.ts";
import { outline } from "./outlines.ts";
import { paint } from "./palette.ts";
import { area, type Part } from "./part.ts";

/** The width of the white rim around every plate, which makes a dark plate stand out from a dark page. */
const rim = 2;

/** Returns every path of a drawing from bottom to top: the white rim, the border, the background and the symbol. */
export function partsOf({ plate, symbol }: Pick<Drawing, "plate" | "symbol">): readonly Part[] {
  const { border, ground, shape } = plate;
  const plateParts = [area(outline(shape, 0), paint.white)];
  if (border) plateParts.push(area(outline(shape, rim), border.paint));
  plateParts.push(area(outline(shape, rim + (border?.width ?? 0)), ground));
  return [...plateParts, ...symbol];
}
