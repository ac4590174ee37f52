import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import { listProps } from "../plain-list.ts";
import { gap } from "../theme/space.css.ts";
import type { Space } from "../theme/tokens.ts";
import * as styles from "./Inline.css.ts";

export type InlineProps = HTMLAttributes<HTMLElement> & {
  /** The container element. A list needs `li` children. */
  as?: "div" | "span" | "ul" | "ol" | "nav" | "p";
  /** The space between two children, and between two rows. */
  space?: Space;
  /** The horizontal alignment of the children. */
  align?: keyof typeof styles.align;
  /** The vertical alignment of the children in their row. */
  alignY?: keyof typeof styles.alignY;
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * Places children next to one another. They wrap to a new row if the screen is too narrow.
 *
 * @example
 * <Inline><Button>Save</Button><LinkButton href="/" tone="quiet">Cancel</LinkButton></Inline>
 */
export function Inline({
  as = "div",
  space = "small",
  align = "start",
  alignY = "center",
  className,
  ref,
  ...native
}: InlineProps) {
  const Element = as as "div";
  return (
    <Element
      {...listProps(as)}
      {...native}
      ref={ref as Ref<HTMLDivElement>}
      className={classNames(styles.inline, styles.align[align], styles.alignY[alignY], gap[space], className)}
    />
  );
}
