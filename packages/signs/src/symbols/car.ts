import type { Paint } from "../drawing/palette.ts";
import { area, disc } from "../drawing/part.ts";

const body =
  "M8.2 0h9.6c1.3 0 2.2.7 2.6 1.9L22.8 9c2 .5 3.2 1.8 3.2 4v7.2c0 .7-.5 1.2-1.2 1.2H24V24c0 .6-.4 1-1 1h-3c-.6 0-1-.4-1-1v-2.6H7V24c0 .6-.4 1-1 1H3c-.6 0-1-.4-1-1v-2.6h-.8C.5 21.4 0 20.9 0 20.2V13c0-2.2 1.2-3.5 3.2-4L5.6 1.9C6 .7 6.9 0 8.2 0z";
const rearWindow = "M8.7 2.8 6.7 9h12.6l-2-6.2z";

/** Draws a car seen from behind, 26 wide and 25 high. */
export const car = (paint: Paint) =>
  area(body + rearWindow + disc(4.6, 14.6, 2, "hole") + disc(21.4, 14.6, 2, "hole"), paint);
