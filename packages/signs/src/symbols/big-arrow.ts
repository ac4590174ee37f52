import { paint } from "../drawing/palette.ts";
import { area } from "../drawing/part.ts";

/** The white arrow on the blue signs, pointing up. */
export const bigArrow = area("M48 13L71 37V52L54 34.5V83H42V34.5L25 52V37z", paint.white);
