import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area } from "../drawing/part.ts";

/**
 * The sign for a priority road.
 *
 * @example
 * svgOf(priorityRoad, { title: priorityRoad.name });
 */
export const priorityRoad: Drawing<"priority-road"> = {
  family: "priority",
  plate: { shape: "diamond", ground: paint.white, border: { paint: paint.black, width: 1.6 } },
  id: "priority-road",
  name: "Priority road",
  meaning: "Your road has priority at the junctions ahead.",
  symbol: [
    area(
      "M46.2 14.5A2.5 2.5 0 0 1 49.8 14.5L81.5 46.2A2.5 2.5 0 0 1 81.5 49.8L49.8 81.5A2.5 2.5 0 0 1 46.2 81.5L14.5 49.8A2.5 2.5 0 0 1 14.5 46.2z",
      paint.yellow,
    ),
  ],
};
