import type { Drawing } from "../drawing/drawing.ts";
import { prohibition } from "../drawing/plates.ts";

/**
 * The prohibition sign for a road closed to all vehicles.
 *
 * @example
 * svgOf(closedToVehicles, { title: closedToVehicles.name });
 */
export const closedToVehicles: Drawing<"closed-to-vehicles"> = {
  ...prohibition,
  id: "closed-to-vehicles",
  name: "Closed to all vehicles",
  meaning: "No vehicle may use this road, in either direction.",
  symbol: [],
};
