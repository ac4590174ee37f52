import { paint } from "../drawing/palette.ts";
import { area, disc } from "../drawing/part.ts";

/** A lorry facing left, 52 wide and 31 high. */
export const lorry = [
  area(
    "M18.5 0H52V24.5H1C.4 24.5 0 24.1 0 23.5V15.5L4.3 6.8C4.8 5.6 5.5 5 6.8 5H16.5V21H18.5zM3.6 14.5H11.5V8H6.8z",
    paint.black,
  ),
  area(disc(9.5, 24.5, 7) + disc(41, 24.5, 7), paint.white),
  area(disc(9.5, 25, 5.5) + disc(9.5, 25, 1.8, "hole") + disc(41, 25, 5.5) + disc(41, 25, 1.8, "hole"), paint.black),
];
