import type { Paint } from "./palette.ts";
import type { Part } from "./part.ts";

/**
 * The outline of a drawing's plate.
 *
 * @example
 * const shape: Shape = "octagon";
 */
export type Shape =
  | "triangle"
  | "inverted-triangle"
  | "circle"
  | "octagon"
  | "diamond"
  | "square"
  | "rectangle"
  | "narrow";

/**
 * The plate of a drawing: its outline, its background colour (ground) and an optional border.
 *
 * @example
 * const { shape, ground, border }: Plate = giveWay.plate;
 */
export type Plate = {
  readonly shape: Shape;
  readonly ground: Paint;
  readonly border?: { readonly paint: Paint; readonly width: number };
};

/**
 * The family of a drawing. The first five families are signs.
 *
 * @example
 * const family: Family = "warning";
 */
export type Family =
  | "warning"
  | "priority"
  | "prohibition"
  | "mandatory"
  | "information"
  | "light"
  | "marking"
  | "plate"
  | "restriction";

/**
 * A drawing as data: its name, its meaning, its plate and its symbol, drawn on a 96-by-96 grid.
 *
 * @example
 * const { name, family, meaning }: Drawing = stop;
 */
export type Drawing<Id extends string = string> = {
  readonly id: Id;
  readonly name: string;
  readonly family: Family;
  readonly meaning: string;
  readonly plate: Plate;
  readonly symbol: readonly Part[];
};
