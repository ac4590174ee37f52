import { type DrawingId, drawingOf } from "./drawings.ts";
import { type SvgOptions, svgOf } from "./svg-of.ts";

/**
 * A drawing by its id, as the text of an SVG element. It brings every drawing with it; a page that needs few takes `svgOf`.
 *
 * @example
 * signSvg("stop", { title: "Stop", size: 64 });
 */
export const signSvg = (id: DrawingId, options?: SvgOptions): string => svgOf(drawingOf(id), options);
