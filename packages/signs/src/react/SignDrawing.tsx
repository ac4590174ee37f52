import type { ComponentProps, ReactElement } from "react";
import type { Drawing } from "../drawing/drawing.ts";
import { partsOf } from "../drawing/parts-of.ts";

/**
 * The props of `SignDrawing`: its own, and all props of an `svg` element.
 *
 * @example
 * const props: SignDrawingProps = { drawing: stop, size: 64, title: "Stop" };
 */
export type SignDrawingProps = Omit<ComponentProps<"svg">, "children" | "dangerouslySetInnerHTML"> & {
  /** The drawing to render, such as `stop`. */
  readonly drawing: Pick<Drawing, "plate" | "symbol">;
  /** The text alternative. If it is missing or empty, the picture is decorative and screen readers skip it. */
  readonly title?: string | undefined;
  /** Width and height in CSS pixels. By default the picture fills its container. */
  readonly size?: number | undefined;
};

/**
 * Renders a drawing given as data. A page that imports individual drawings bundles only those.
 *
 * @example
 * import { stop } from "@kwan/signs";
 * <SignDrawing drawing={stop} size={64} title="Stop" />;
 */
export function SignDrawing({ drawing, title = "", size, ...rest }: SignDrawingProps): ReactElement {
  const named = title === "" ? { "aria-hidden": true } : { role: "img" };
  const measure = size === undefined ? {} : { width: size, height: size };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a drawing without a title is hidden from screen readers.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" {...measure} {...named} {...rest}>
      {title === "" ? null : <title>{title}</title>}
      {partsOf(drawing).map((part) => (
        <path key={`${part.transform} ${part.d}`} {...part} />
      ))}
    </svg>
  );
}
