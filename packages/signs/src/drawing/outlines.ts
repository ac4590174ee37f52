import type { Shape } from "./drawing.ts";
import { disc } from "./part.ts";

type Point = readonly [x: number, y: number];

/**
 * A function that returns the corners of a shape whose sides have all been moved inwards by `inset`, and their radius.
 */
type Corners = (inset: number) => { corners: readonly Point[]; radius: number };

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Returns the corners of a polygon with equal angles around a centre, given the distance from the centre to its sides.
 */
const regular =
  (count: number, first: number, centre: Point, apothem: number, radius: number): Corners =>
  (inset) => {
    const reach = (apothem - inset) / Math.cos(Math.PI / count);
    const corners = Array.from({ length: count }, (_, at): Point => {
      const angle = ((first + (360 / count) * at) * Math.PI) / 180;
      return [centre[0] + reach * Math.cos(angle), centre[1] + reach * Math.sin(angle)];
    });
    return { corners, radius: Math.max(radius - inset, 2) };
  };

const upright =
  (width: number, height: number, radius: number): Corners =>
  (inset) => {
    const x = width / 2 - inset;
    const y = height / 2 - inset;
    const corners: Point[] = [
      [48 - x, 48 - y],
      [48 + x, 48 - y],
      [48 + x, 48 + y],
      [48 - x, 48 + y],
    ];
    return { corners, radius: Math.max(radius - inset, 2) };
  };

const shapes: Readonly<Record<Exclude<Shape, "circle">, Corners>> = {
  triangle: regular(3, -90, [48, 60.5], 30.5, 8),
  "inverted-triangle": regular(3, 90, [48, 35.5], 30.5, 8),
  octagon: regular(8, 22.5, [48, 48], 46, 3),
  diamond: regular(4, 0, [48, 48], 35, 7),
  square: upright(90, 90, 8),
  rectangle: upright(70, 94, 8),
  narrow: upright(42, 96, 12),
};

const along = ([x, y]: Point, [toX, toY]: Point, length: number) => {
  const share = length / Math.hypot(toX - x, toY - y);
  return `${round(x + (toX - x) * share)} ${round(y + (toY - y) * share)}`;
};

/** Draws a rounded corner: the path from one side to the next around the corner. */
function corner(at: Point, before: Point, after: Point, radius: number): string {
  const turn = Math.atan2(before[1] - at[1], before[0] - at[0]) - Math.atan2(after[1] - at[1], after[0] - at[0]);
  const cut = radius / Math.abs(Math.tan(turn / 2));
  return `${along(at, before, cut)}A${radius} ${radius} 0 0 1 ${along(at, after, cut)}`;
}

/** Returns the outline of a shape with all sides moved inwards by `inset`. */
export function outline(shape: Shape, inset: number): string {
  if (shape === "circle") return disc(48, 48, 47 - inset);
  const { corners, radius } = shapes[shape](inset);
  const steps = corners.map((at, index) => {
    const before = corners.at(index - 1) ?? at;
    const after = corners[(index + 1) % corners.length] ?? at;
    return corner(at, before, after, radius);
  });
  return `M${steps.join("L")}z`;
}
