import type { Ref, SVGAttributes } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Wordmark.css.ts";

export type WordmarkProps = Omit<SVGAttributes<SVGSVGElement>, "children"> & {
  size?: keyof typeof styles.size;
  /** What a screen reader reads. Pass `null` if the text next to the wordmark contains the name. */
  label?: string | null;
  ref?: Ref<SVGSVGElement> | undefined;
};

/**
 * The leg of the K, drawn as a road. The road's centre line is cut out, so that the wordmark works on any background.
 */
const road =
  "M15.4 24.5 21.6 20.2 43 44H26.6ZM19 24.4 20.2 23.5 22.9 26.8 21.3 27.9ZM23.3 30.2 25.1 28.9 28.6 33 26.3 34.6ZM28.4 37 31.2 35.3 36 41 32.2 43Z";

/**
 * The name Kwan as a drawing, in the colour of the surrounding text.
 *
 * @example
 * <Wordmark size="large" />
 */
export function Wordmark({ size = "standard", label = "Kwan", className, ...native }: WordmarkProps) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the wordmark is either named by aria-label or hidden.
    <svg
      viewBox="0 0 142 48"
      fill="none"
      focusable="false"
      {...spoken}
      {...native}
      className={classNames(styles.wordmark, styles.size[size], className)}
    >
      <g stroke="currentColor" strokeWidth="7.5" strokeLinejoin="round">
        <path d="M7.75 4v40M10 28.5 31 5.5" />
        <path d="m46.5 17.5 8 23 8.5-21 8.5 21 8-23" />
        <path d="M107.25 17.5V44M107.25 30.75a10 10 0 1 1-20 0 10 10 0 1 1 20 0Z" />
        <path d="M119.25 44V17.5M119.25 30.5c0-6 3.2-9.5 8.2-9.5s8.3 3.4 8.3 9.5V44" />
      </g>
      <path fill="currentColor" fillRule="evenodd" d={road} />
    </svg>
  );
}
