import type { Drawing } from "../drawing/drawing.ts";
import { transformParts } from "../drawing/part.ts";
import { prohibition } from "../drawing/plates.ts";
import { lorry } from "../symbols/lorry.ts";

/**
 * The prohibition sign against goods vehicles.
 *
 * @example
 * svgOf(noGoodsVehicles, { title: noGoodsVehicles.name });
 */
export const noGoodsVehicles: Drawing<"no-goods-vehicles"> = {
  ...prohibition,
  id: "no-goods-vehicles",
  name: "No goods vehicles",
  meaning: "Vehicles that carry goods may not use this road.",
  symbol: transformParts(lorry, "translate(18.5 30) scale(1.13)"),
};
