import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area } from "../drawing/part.ts";

/**
 * The licence restriction to automatic vehicles.
 *
 * @example
 * svgOf(automatic, { title: automatic.name });
 */
export const automatic: Drawing<"automatic"> = {
  family: "restriction",
  plate: { shape: "square", ground: paint.white, border: { paint: paint.black, width: 1.6 } },
  id: "automatic",
  name: "Automatic",
  meaning: "The driver may drive only vehicles with automatic gears.",
  symbol: [area("M19 79L41 17H55L77 79H63.8L59 64.5H37L32.2 79zM40.5 53.5H55.5L48 30.5z", paint.black)],
};
