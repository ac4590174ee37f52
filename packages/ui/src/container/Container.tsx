import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Container.css.ts";

export type ContainerProps = HTMLAttributes<HTMLDivElement> & {
  /** The most that the content takes: `narrow` for forms and prose, `wide` for tables. */
  width?: keyof typeof styles.width;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Keeps content to a readable width, in the middle, with room at the edges of the screen.
 *
 * @example
 * <Container width="narrow"><Form>…</Form></Container>
 */
export function Container({ width = "medium", className, ...native }: ContainerProps) {
  return <div {...native} className={classNames(styles.container, styles.width[width], className)} />;
}
