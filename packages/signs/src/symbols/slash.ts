import { paint } from "../drawing/palette.ts";
import { line } from "../drawing/part.ts";

/** The red bar of a prohibition sign, from the upper left to the lower right. */
export const slash = line("M22.5 22.5 73.5 73.5", paint.red, 7.5);
