import type { Paint } from "../drawing/palette.ts";
import { limb, type Part, transformParts } from "../drawing/part.ts";

/** Draws short rays around a lamp with radius 9, to show that it flashes. */
export const rays = (x: number, y: number, paint: Paint): readonly Part[] =>
  [0, 45, 90, 135].flatMap((turn) =>
    transformParts([limb("M-15.6 0H-12.8M12.8 0H15.6", paint, 2.6)], `translate(${x} ${y}) rotate(${turn})`),
  );
