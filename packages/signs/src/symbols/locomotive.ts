import { paint } from "../drawing/palette.ts";
import { area, disc } from "../drawing/part.ts";

/** A steam locomotive facing left, 52 wide and 33 high. */
export const locomotive = [
  area(
    "M9 3H16L14.8 11H20C20 8.5 21.2 7 23.5 7S27 8.5 27 11H31V4.5H29V0H51V4.5H49V23H52V26.5H7.5L6 31H0L4.5 23V13C4.5 11.8 5.3 11 6.5 11H10.2zM35.5 7V14.5H44.5V7z",
    paint.black,
  ),
  area(disc(12.5, 27.5, 5) + disc(26, 26, 6.5) + disc(41, 26, 6.5), paint.white),
  area(disc(12.5, 28.5, 4.3) + disc(26, 27, 5.8) + disc(41, 27, 5.8), paint.black),
  area(disc(12.5, 28.5, 1.3) + disc(26, 27, 1.8) + disc(41, 27, 1.8), paint.white),
];
