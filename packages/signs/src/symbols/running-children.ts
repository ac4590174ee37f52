import { paint } from "../drawing/palette.ts";
import { area, disc, limb, type Part, transformParts } from "../drawing/part.ts";

/** A child running to the left, 39 wide and 44 high. */
const child: readonly Part[] = [
  area(disc(14.5, 4.8, 5), paint.black),
  limb("M18 14.5 21 24.5", paint.black, 9),
  limb("M19.5 26 11.5 30.5 11 41 7.5 42", paint.black, 5.2),
  limb("M22.5 26 28 33.5 36 35 37.5 38", paint.black, 5.2),
  limb("M16 13.2 8 19 3 14.5", paint.black, 4),
  limb("M20 13.2 28 19 33 15.5", paint.black, 4),
];

/** Two children running to the left, placed to fit the triangle. */
export const runningChildren: readonly Part[] = [
  ...transformParts(child, "translate(42.2 44.3) scale(0.76)"),
  ...transformParts(child, "translate(23.6 54) scale(0.55)"),
];
