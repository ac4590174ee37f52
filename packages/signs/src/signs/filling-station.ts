import type { Drawing } from "../drawing/drawing.ts";
import { paint } from "../drawing/palette.ts";
import { area, limb } from "../drawing/part.ts";
import { place } from "../drawing/plates.ts";

/**
 * The information sign for a filling station.
 *
 * @example
 * svgOf(fillingStation, { title: fillingStation.name });
 */
export const fillingStation: Drawing<"filling-station"> = {
  ...place,
  id: "filling-station",
  name: "Filling station",
  meaning: "You can buy fuel near here.",
  symbol: [
    area("M29 19H52A4 4 0 0 1 56 23V72H59V78H22V72H25V23A4 4 0 0 1 29 19zM32 26V42H49V26z", paint.white),
    limb("M56 49H60A4 4 0 0 1 64 53V64A5 5 0 0 0 74 64V41.5L63.5 31", paint.white, 4),
    area("M67 34 75 41V51H71A4 4 0 0 1 67 47z", paint.white),
  ],
};
