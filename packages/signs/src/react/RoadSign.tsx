import type { ReactElement } from "react";
import { type DrawingId, drawingOf } from "../drawings.ts";
import { SignDrawing, type SignDrawingProps } from "./SignDrawing.tsx";

/**
 * The props of `RoadSign`: its own, and all props of an `svg` element except `id`, which is the ID of the sign.
 *
 * @example
 * const props: RoadSignProps = { id: "stop", size: 64, title: "Stop" };
 */
export type RoadSignProps = Omit<SignDrawingProps, "drawing" | "id"> & {
  /** The sign, light, marking, plate or restriction to draw. */
  readonly id: DrawingId;
};

/**
 * Renders a road sign, given its ID. The component bundles every drawing, so a page that needs only a few can use
 * `SignDrawing`.
 *
 * @example
 * <RoadSign id="give-way" size={96} title="Give way" />;
 */
export function RoadSign({ id, ...rest }: RoadSignProps): ReactElement {
  return <SignDrawing drawing={drawingOf(id)} {...rest} />;
}
