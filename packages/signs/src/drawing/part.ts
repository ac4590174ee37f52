import type { Paint } from "./palette.ts";

/**
 * One path of a drawing. Its keys are React's names for SVG attributes.
 *
 * @example
 * const bar: Part = { d: "M14 40H82V56H14z", fill: "#fff" };
 */
export type Part = {
  readonly d: string;
  readonly fill: Paint | "none";
  readonly stroke?: Paint;
  readonly strokeWidth?: number;
  readonly strokeLinecap?: "round";
  readonly strokeLinejoin?: "round";
  readonly transform?: string;
};

/** Draws a filled area. */
export const area = (d: string, fill: Paint): Part => ({ d, fill });

/** Draws a line of even width with square ends. */
export const line = (d: string, stroke: Paint, strokeWidth: number): Part => ({ d, fill: "none", stroke, strokeWidth });

/** Draws a line of even width with round ends and corners, for the limbs of figures. */
export const limb = (d: string, stroke: Paint, strokeWidth: number): Part => ({
  ...line(d, stroke, strokeWidth),
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

/**
 * Draws the outline of a disc clockwise or, with `hole`, anticlockwise, so that it cuts a hole into the surrounding
 * shape.
 */
export function disc(x: number, y: number, r: number, hole?: "hole"): string {
  const half = `${r} ${r} 0 1 ${hole ? 0 : 1}`;
  return `M${Math.round((x - r) * 100) / 100} ${y}a${half} ${2 * r} 0a${half} ${-2 * r} 0z`;
}

/** Moves, turns or scales several parts together, with an SVG transform. */
export const transformParts = (parts: readonly Part[], transform: string): readonly Part[] =>
  parts.map((part) => ({ ...part, transform: part.transform ? `${transform} ${part.transform}` : transform }));
