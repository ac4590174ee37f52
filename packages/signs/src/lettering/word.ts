import type { Paint } from "../drawing/palette.ts";
import { line, type Part } from "../drawing/part.ts";
import type { Glyph } from "./glyphs.ts";

type Placing = {
  /** The horizontal centre of the word. */
  readonly x: number;
  /** The top of its capitals. */
  readonly y: number;
  /** The height of its capitals. */
  readonly height: number;
  readonly paint: Paint;
  /** The space between two glyphs, in hundredths of the height. */
  readonly gap?: number;
  /** The horizontal scale. */
  readonly stretch?: number;
};

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Draws a centred word in this package's own letters. */
export function word(
  glyphs: readonly Glyph[],
  { x, y, height, paint, gap = 14, stretch = 1 }: Placing,
): readonly Part[] {
  const scale = height / 100;
  const widths = glyphs.map(({ width }) => width + gap);
  const whole = widths.reduce((sum, width) => sum + width, -gap);
  return glyphs.map(({ d, weight = 18 }, at) => {
    const before = widths.slice(0, at).reduce((sum, width) => sum + width, 0);
    const left = round(x + (before - whole / 2) * scale * stretch);
    const scales = stretch === 1 ? scale : `${round(scale * stretch)} ${scale}`;
    return { ...line(d, paint, weight), transform: `translate(${left} ${y}) scale(${scales})` };
  });
}
