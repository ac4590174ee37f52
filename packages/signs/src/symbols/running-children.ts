import { paint } from "../drawing/palette.ts";
import { area, disc, limb, type Part } from "../drawing/part.ts";

/** Two children who run to the left hand in hand, drawn where the triangle has room for them. */
export const runningChildren: readonly Part[] = [
  area(disc(53, 41.5, 4.3), paint.black),
  limb("M55.5 50 58 58", paint.black, 7.2),
  limb("M56.5 59.5 51 64 53.2 74.5 50.4 76.2", paint.black, 4.4),
  limb("M59.5 59.5 64.5 65.5 71 67.5 72.5 70.5", paint.black, 4.4),
  limb("M53.8 49.5 48 55 42.8 60.5", paint.black, 3.3),
  limb("M57.5 48.8 61.5 54.5 65 52.8", paint.black, 3.3),
  area(disc(33.5, 53.5, 3.7), paint.black),
  area("M32.6 58.5 38.5 58 43.5 69 32.8 71z", paint.black),
  limb("M35.5 60.5 42.8 60.5", paint.black, 3),
  limb("M34.5 60 29.5 64 26.2 61.5", paint.black, 3),
  limb("M35 70.5 28.5 71.5 28.5 76.8 26 77.3", paint.black, 3.6),
  limb("M40 69.5 42 74 45.8 73", paint.black, 3.6),
];
