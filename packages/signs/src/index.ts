export type { Drawing, Family, Plate, Shape } from "./drawing/drawing.ts";
export type { Paint } from "./drawing/palette.ts";
export type { Part } from "./drawing/part.ts";
export { type DrawingId, drawingOf, drawings, type Sign, signs } from "./drawings.ts";
export * from "./every-drawing.ts";
export { isSignId, type SignId, signIds } from "./sign-ids.ts";
export { signSvg } from "./sign-svg.ts";
export { type SvgOptions, svgOf } from "./svg-of.ts";
