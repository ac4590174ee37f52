import type { Figure } from "./series.ts";

/** Returns the round numbers to label an axis with, in ascending order, always including zero. */
export function ticksOf(figures: readonly Figure[], about = 4): readonly number[] {
  const numbers = figures.filter((figure) => figure !== null && Number.isFinite(figure)) as number[];
  const low = Math.min(0, ...numbers);
  const high = Math.max(0, ...numbers);
  if (low === high) return [0, 1];
  const step = roundStep((high - low) / about);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => clean((first + index) * step));
}

/** Returns the smallest of …, 0.5, 1, 2, 5, 10, 20, … that is not less than `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const times = [1, 2, 5, 10].find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10;
  return clean(times * power);
}

/** Removes floating-point errors (0.30000000000000004 becomes 0.3) and the sign of zero. */
const clean = (value: number) => Number(value.toPrecision(12)) + 0;

/** Maps a figure from one range to another. */
export const scale =
  (from: readonly [low: number, high: number], to: readonly [start: number, end: number]) =>
  (figure: number): number =>
    to[0] + ((figure - from[0]) / (from[1] - from[0])) * (to[1] - to[0]);

/** Returns the estimated width of text at 12 px, rounded up a little so that labels never overlap. */
export const widthOf = (words: string): number => [...words].length * 7.2;

/** Returns 1 to show every label, 2 to show every second label, and so on, so that labels do not overlap. */
export function labelStep(labels: readonly string[], slot: number): number {
  const widest = Math.max(0, ...labels.map(widthOf)) + 8;
  return Math.max(1, Math.ceil(widest / slot));
}

/** Returns an SVG path through points. Each null leaves a gap. */
export function linePath(points: readonly (readonly [x: number, y: number] | null)[]): string {
  let isDown = false;
  return points
    .map((point) => {
      const pen = isDown ? "L" : "M";
      isDown = point !== null;
      return point ? `${pen}${point[0].toFixed(1)} ${point[1].toFixed(1)}` : "";
    })
    .join("");
}
