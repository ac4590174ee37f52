import type { Drawing } from "../drawing/drawing.ts";
import { transformParts } from "../drawing/part.ts";
import { mandatory } from "../drawing/plates.ts";
import { bicycle } from "../symbols/bicycle.ts";

/**
 * The mandatory sign for a cycle track.
 *
 * @example
 * svgOf(cycleTrack, { title: cycleTrack.name });
 */
export const cycleTrack: Drawing<"cycle-track"> = {
  ...mandatory,
  id: "cycle-track",
  name: "Cycle track",
  meaning: "This path is for bicycles only.",
  symbol: transformParts(bicycle, "translate(12 24.5) scale(1.125)"),
};
