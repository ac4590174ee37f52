import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as inline from "../inline/Inline.css.ts";
import { listProps } from "../plain-list.ts";
import { gap } from "../theme/space.css.ts";
import type { Space } from "../theme/tokens.ts";
import * as styles from "./Spread.css.ts";

export type SpreadProps = HTMLAttributes<HTMLElement> & {
  /** The element to render. A list needs `li` children. */
  as?: "div" | "header" | "footer" | "section" | "ul" | "ol";
  /** The minimum space between two children. */
  space?: Space;
  /** The vertical alignment of the children in their row. */
  alignY?: keyof typeof inline.alignY;
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * Pushes children to the two ends of a row, or stacks them if they do not fit in one row.
 *
 * @example
 * <Spread><Heading level={2}>Applications</Heading><LinkButton href="/services/add">Apply</LinkButton></Spread>
 */
export function Spread({ as = "div", space = "small", alignY = "center", className, ref, ...native }: SpreadProps) {
  const Element = as as "div";
  return (
    <Element
      {...listProps(as)}
      {...native}
      ref={ref as Ref<HTMLDivElement>}
      className={classNames(styles.spread, inline.alignY[alignY], gap[space], className)}
    />
  );
}
