import type { ReactElement } from "react";
import { type DrawingId, drawingOf } from "../drawings.ts";
import { SignDrawing, type SignDrawingProps } from "./SignDrawing.tsx";

/**
 * The props of `RoadSign`: its own, and everything that an `svg` element takes but `id`, which names the sign.
 *
 * @example
 * const props: RoadSignProps = { id: "stop", size: 64, title: "Stop" };
 */
export type RoadSignProps = Omit<SignDrawingProps, "drawing" | "id"> & {
  /** Which sign, light, marking, plate or restriction to draw. */
  readonly id: DrawingId;
};

/**
 * A road sign by its id. It brings every drawing with it; a page that needs few takes `SignDrawing`.
 *
 * @example
 * <RoadSign id="give-way" size={96} title="Give way" />;
 */
export function RoadSign({ id, ...rest }: RoadSignProps): ReactElement {
  return <SignDrawing drawing={drawingOf(id)} {...rest} />;
}
