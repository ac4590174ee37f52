import { paint } from "../drawing/palette.ts";
import { disc, limb, line } from "../drawing/part.ts";

/** A bicycle facing left, 64 wide and 42 high. */
export const bicycle = [
  line(disc(13.5, 28.5, 12), paint.white, 3.2),
  line(disc(50.5, 28.5, 12), paint.white, 3.2),
  limb("M13.5 28.5 21 3.5H27.5M22.8 11H40.5L50.5 28.5H31.5L22.8 11M31.5 28.5 41.5 7.5", paint.white, 3.2),
  limb("M37 6.5H46", paint.white, 4),
];
