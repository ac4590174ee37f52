import { paint } from "../drawing/palette.ts";
import { area, line, type Part } from "../drawing/part.ts";

const up = "M68 32L76 45H70.5V64H65.5V45H60z";
const down = "M28 64L36 51H30.5V32H25.5V51H20z";

/** The arrow in the right-hand lane, pointing up. */
export const laneArrow: readonly Part[] = [area(up, paint.white)];

/** A road with one lane in each direction: its edges and the arrow in each lane. */
export const carriageway: readonly Part[] = [
  line("M9 3V93M87 3V93", paint.white, 2.4),
  area(down, paint.white),
  ...laneArrow,
];
