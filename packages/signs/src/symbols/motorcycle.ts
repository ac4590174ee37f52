import { paint } from "../drawing/palette.ts";
import { area, disc, limb, line } from "../drawing/part.ts";

/** A motorcycle facing left, 59 wide and 35 high. */
export const motorcycle = [
  line(disc(10, 25, 8), paint.black, 3.8),
  line(disc(48.5, 25, 8), paint.black, 3.8),
  limb("M10 25 19 5.5M15 3 20 4 25.5 6", paint.black, 3),
  limb("M31 25H48.5", paint.black, 3),
  area(disc(15, 10.8, 3.3), paint.black),
  area(
    "M20.5 13.5C21.5 9.5 24 8 27.5 8 31.5 8 34.5 10 36 12.5 43 13.2 47 11.5 55 9.5L57.5 13C52 15.5 46 17 39.5 17L36.5 20.5 36 28.5C36 29.8 35.3 30.5 34 30.5H25C23.7 30.5 23 29.8 22.8 28.5L21.8 17.5z",
    paint.black,
  ),
  line("M20.5 18.4H38.5", paint.white, 1.3),
];
