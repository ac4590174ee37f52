import type { Ref, SVGAttributes } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Icon.css.ts";
import type { IconShape } from "./shapes.ts";

export type IconProps = Omit<SVGAttributes<SVGSVGElement>, "children"> & {
  /** The icon: one of the exports whose names end in `Icon`. */
  shape: IconShape;
  /** The size, relative to the text next to the icon. */
  size?: keyof typeof styles.size;
  /** The accessible name, if there is no text next to the icon. Without a name, screen readers skip the icon. */
  label?: string | undefined;
  ref?: Ref<SVGSVGElement> | undefined;
};

/**
 * A line icon in the colour of the text next to it.
 *
 * @example
 * <Icon shape={calendarIcon} />
 */
export function Icon({ shape, size = "standard", label, className, ...native }: IconProps) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the icon is either named by aria-label or hidden.
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
