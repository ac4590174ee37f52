import type { Drawing } from "./drawing.ts";
import { paint } from "./palette.ts";

type Kind = Pick<Drawing, "family" | "plate">;

/** A white triangle with a red border. */
export const warning = {
  family: "warning",
  plate: { shape: "triangle", ground: paint.white, border: { paint: paint.red, width: 8.5 } },
} as const satisfies Kind;

/** A white disc in a red ring. */
export const prohibition = {
  family: "prohibition",
  plate: { shape: "circle", ground: paint.white, border: { paint: paint.red, width: 10 } },
} as const satisfies Kind;

/** A blue disc in a red ring, for the signs that prohibit parking and stopping. */
export const standing = {
  family: "prohibition",
  plate: { shape: "circle", ground: paint.blue, border: { paint: paint.red, width: 10 } },
} as const satisfies Kind;

/** The plate of every mandatory sign. */
export const mandatory = {
  family: "mandatory",
  plate: { shape: "circle", ground: paint.blue },
} as const satisfies Kind;

/** A blue square, for signs that indicate places, such as hospitals. */
export const place = {
  family: "information",
  plate: { shape: "square", ground: paint.blue },
} as const satisfies Kind;

/** A blue rectangle, for signs with information about the road. */
export const road = {
  family: "information",
  plate: { shape: "rectangle", ground: paint.blue },
} as const satisfies Kind;

/** The black housing of a traffic light. */
export const lightCase = {
  family: "light",
  plate: { shape: "narrow", ground: paint.black },
} as const satisfies Kind;

/** A section of road, seen from above. */
export const roadSurface = {
  family: "marking",
  plate: { shape: "square", ground: paint.asphalt },
} as const satisfies Kind;
