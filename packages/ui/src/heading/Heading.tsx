import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Heading.css.ts";

export type HeadingProps = HTMLAttributes<HTMLHeadingElement> & {
  /** Where it stands in the order of the page: one `1` a page, none left out. */
  level: 1 | 2 | 3 | 4;
  /** How large it looks, where that differs from its level. */
  size?: keyof typeof styles.size;
  ref?: Ref<HTMLHeadingElement>;
};

/**
 * A heading. Its level is its place in the page; how large it looks can differ.
 *
 * @example
 * <Heading level={2} size={3}>Documents</Heading>
 */
export function Heading({ level, size = level, className, ...native }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...native} className={classNames(styles.heading, styles.size[size], className)} />;
}
