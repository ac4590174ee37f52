import { paint } from "../drawing/palette.ts";
import { area, disc, limb } from "../drawing/part.ts";

/** A worker digging into a heap on the right, placed to fit the triangle. */
export const worker = [
  area(disc(48.5, 37, 4.8), paint.black),
  limb("M44 45 37.5 55", paint.black, 8.5),
  limb("M36.5 57 33 66 25.5 76.5", paint.black, 5.2),
  limb("M39 57 46.5 64.5 45 76.5", paint.black, 5.2),
  limb("M46 45 50.5 53.5 58 57.5", paint.black, 3.8),
  limb("M44.5 46.5 44.5 55 50 59", paint.black, 3.8),
  limb("M41 53.5 64 68", paint.black, 2.6),
  area("M53 78.5C55 70 59 67 64 65 70 63 76 72 78 78.5z", paint.black),
];
