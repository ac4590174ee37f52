import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { L } from "../lettering/glyphs.ts";
import { word } from "../lettering/word.ts";

/**
 * The L-plate for a learner's vehicle.
 *
 * @example
 * svgOf(lPlate, { title: lPlate.name });
 */
export const lPlate: Drawing<"l-plate"> = {
  family: "plate",
  plate: { shape: "square", ground: paint.white, border: { paint: paint.black, width: 1.6 } },
  id: "l-plate",
  name: "L-plate",
  meaning: "A learner drives this vehicle; it is shown at the front and at the rear.",
  symbol: word([L], { x: 50, y: 17, height: 62, paint: paint.red, stretch: 1.1 }),
};
