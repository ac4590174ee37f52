import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Heading.css.ts";

export type HeadingProps = HTMLAttributes<HTMLHeadingElement> & {
  /** The level in the page outline. Use level 1 once per page, and do not skip levels. */
  level: 1 | 2 | 3 | 4;
  /** The visual size, if it differs from the level. */
  size?: keyof typeof styles.size;
  ref?: Ref<HTMLHeadingElement> | undefined;
};

/**
 * A heading. The level is its place in the page outline. The size can differ from the level.
 *
 * @example
 * <Heading level={2} size={3}>Documents</Heading>
 */
export function Heading({ level, size = level, className, ...native }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...native} className={classNames(styles.heading, styles.size[size], className)} />;
}
