import type { Drawing } from "../drawing/drawing.ts";
import { warning } from "../drawing/plates.ts";
import { worker } from "../symbols/worker.ts";

/**
 * The warning sign for road works.
 *
 * @example
 * svgOf(roadWorks, { title: roadWorks.name });
 */
export const roadWorks: Drawing<"road-works"> = {
  ...warning,
  id: "road-works",
  name: "Road works",
  meaning: "People are working on the road.",
  symbol: worker,
};
