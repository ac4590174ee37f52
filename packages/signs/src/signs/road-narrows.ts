import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { line } from "../drawing/part.ts";
import { warning } from "../drawing/plates.ts";

/**
 * The warning sign for a road that narrows.
 *
 * @example
 * svgOf(roadNarrows, { title: roadNarrows.name });
 */
export const roadNarrows: Drawing<"road-narrows"> = {
  ...warning,
  id: "road-narrows",
  name: "Road narrows",
  meaning: "The road gets narrower on both sides.",
  symbol: [line("M35 78.5V71C35 61 42 60 42 50.5V41M61 78.5V71C61 61 54 60 54 50.5V41", paint.black, 5.5)],
};
