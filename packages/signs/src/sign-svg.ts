import { type DrawingId, drawingOf } from "./drawings.ts";
import { type SvgOptions, svgOf } from "./svg-of.ts";

/**
 * Returns the SVG markup of the drawing with the given ID. The function bundles every drawing, so a page that needs
 * only a few can use `svgOf`.
 *
 * @example
 * signSvg("stop", { title: "Stop", size: 64 });
 */
export const signSvg = (id: DrawingId, options?: SvgOptions): string => svgOf(drawingOf(id), options);
