import type { Figure } from "./series.ts";

/** The round numbers that an axis shows, from the lowest to the highest. Zero is always among them. */
export function ticksOf(figures: readonly Figure[], about = 4): readonly number[] {
  const known = figures.filter((figure) => figure !== null && Number.isFinite(figure)) as number[];
  const low = Math.min(0, ...known);
  const high = Math.max(0, ...known);
  if (low === high) return [0, 1];
  const step = roundStep((high - low) / about);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => clean((first + index) * step));
}

/** The next of 1, 2, 5, 10, 20, 50 … that is at least as large. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const times = [1, 2, 5, 10].find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10;
  return clean(times * power);
}

/** Without what is left over of sums of tenths: 0.30000000000000004 is 0.3, and no zero has a minus sign. */
const clean = (value: number) => Number(value.toPrecision(12)) + 0;

/** Where a figure stands between two ends. */
export const scale =
  (from: readonly [low: number, high: number], to: readonly [start: number, end: number]) =>
  (figure: number): number =>
    to[0] + ((figure - from[0]) / (from[1] - from[0])) * (to[1] - to[0]);

/** About how wide words are, in letters of 12 px. A little too wide is better than two labels in one another. */
export const widthOf = (words: string): number => [...words].length * 7.2;

/** Each how manieth label is shown, so that none touches the next. */
export function labelStep(labels: readonly string[], slot: number): number {
  const widest = Math.max(0, ...labels.map(widthOf)) + 8;
  return Math.max(1, Math.ceil(widest / slot));
}

/** A line through figures, with a gap where there is none. */
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
