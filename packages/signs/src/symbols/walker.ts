import { paint } from "../drawing/palette.ts";
import { area, disc, limb, type Part } from "../drawing/part.ts";

/** A person walking to the left, 34 wide and 56 high. */
export const walker: readonly Part[] = [
  area(disc(17, 5.2, 5.2), paint.black),
  area("M14.5 12H20.5C23 12 24.5 13.6 24.3 16L23.3 35H13.7L12.3 16C12 13.6 12.8 12 14.5 12z", paint.black),
  limb("M16.5 33.5 12.5 43.5 7.5 53.3 3.5 52.5", paint.black, 5),
  limb("M20.3 33.5 23.5 43 29.8 50.5 27.5 54.5", paint.black, 5),
  limb("M14.2 14.5 8.5 22.5 4.5 30", paint.black, 3.8),
  limb("M22.3 14.5 26.5 23.5 32 28", paint.black, 3.8),
];
