import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area } from "../drawing/part.ts";

/**
 * The no-entry sign, a red disc with a white bar.
 *
 * @example
 * svgOf(noEntry, { title: noEntry.name });
 */
export const noEntry: Drawing<"no-entry"> = {
  family: "prohibition",
  plate: { shape: "circle", ground: paint.red },
  id: "no-entry",
  name: "No entry",
  meaning: "No vehicle may drive in from this side.",
  symbol: [area("M14 39.5H82V56.5H14z", paint.white)],
};
