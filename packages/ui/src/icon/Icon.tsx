import type { Ref, SVGAttributes } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Icon.css.ts";
import type { IconShape } from "./shapes.ts";

export type IconProps = Omit<SVGAttributes<SVGSVGElement>, "children"> & {
  /** What to draw: one of the shapes that end in `Icon`. */
  shape: IconShape;
  /** In parts of the size of the words beside it. */
  size?: keyof typeof styles.size;
  /** What it says where no words stand beside it. Without a title a screen reader passes over it. */
  title?: string | undefined;
  ref?: Ref<SVGSVGElement>;
};

/**
 * A line drawing that goes with words, in their colour.
 *
 * @example
 * <Icon shape={calendarIcon} />
 */
export function Icon({ shape, size = "standard", title, className, ...native }: IconProps) {
  const spoken = title ? { role: "img", "aria-label": title } : { "aria-hidden": true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named by aria-label, or hidden.
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...spoken}
      {...native}
      className={classNames(styles.icon, styles.size[size], shape.mirrors && styles.mirrors, className)}
    >
      <path d={shape.path} />
    </svg>
  );
}
