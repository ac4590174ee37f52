import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import { listProps } from "../plain-list.ts";
import { gap } from "../theme/space.css.ts";
import type { Space } from "../theme/tokens.ts";
import * as styles from "./Stack.css.ts";

export type StackProps = HTMLAttributes<HTMLElement> & {
  /** The container element. A list needs `li` children. */
  as?: "div" | "section" | "article" | "main" | "aside" | "nav" | "header" | "footer" | "ul" | "ol" | "form";
  /** The space between two children. */
  space?: Space;
  /** The horizontal alignment of the children. */
  align?: keyof typeof styles.align;
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * Places children below one another with equal space between them. The stack sets the space, so children have no
 * margins.
 *
 * @example
 * <Stack space="large"><Heading level={1}>Branches</Heading><Text>40 in 16 regions</Text></Stack>
 */
export function Stack({ as = "div", space = "medium", align = "stretch", className, ref, ...native }: StackProps) {
  const Element = as as "div";
  return (
    <Element
      {...listProps(as)}
      {...native}
      ref={ref as Ref<HTMLDivElement>}
      className={classNames(styles.stack, styles.align[align], gap[space], className)}
    />
  );
}
