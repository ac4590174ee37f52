import { paint } from "../drawing/palette.ts";
import { area, limb } from "../drawing/part.ts";

/** A bulb horn with its mouth to the left. */
export const horn = [
  area(
    "M20 32C22.5 32 24 33.5 25 35.5 29 42 36 44.5 44 45H58V51H44C36 51.5 29 54 25 60.5 24 62.5 22.5 64 20 64z",
    paint.black,
  ),
  area("M57 44.5C60 41.5 64 40 68 40 73.5 40 77 43.5 77 48S73.5 56 68 56C64 56 60 54.5 57 51.5z", paint.black),
  limb("M40 48V58C40 62 42 64 46 64H50C54 64 56 62 56 58V48", paint.black, 4),
];
