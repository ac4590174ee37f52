import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { transformParts } from "../drawing/part.ts";
import { prohibition } from "../drawing/plates.ts";
import { car } from "../symbols/car.ts";

/**
 * The prohibition sign against overtaking.
 *
 * @example
 * svgOf(noOvertaking, { title: noOvertaking.name });
 */
export const noOvertaking: Drawing<"no-overtaking"> = {
  ...prohibition,
  id: "no-overtaking",
  name: "No overtaking",
  meaning: "You may not pass a motor vehicle that is moving ahead of you.",
  symbol: [
    ...transformParts([car(paint.red)], "translate(18 34.5) scale(1.08)"),
    ...transformParts([car(paint.black)], "translate(49.9 34.5) scale(1.08)"),
  ],
};
