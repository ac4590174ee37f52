import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Container.css.ts";

export type ContainerProps = HTMLAttributes<HTMLDivElement> & {
  /** The maximum width of the content: `narrow` for forms and prose, `wide` for tables. */
  width?: keyof typeof styles.width;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Limits content to a readable width, centres it, and keeps it away from the screen edges.
 *
 * @example
 * <Container width="narrow"><Form>…</Form></Container>
 */
export function Container({ width = "medium", className, ...native }: ContainerProps) {
  return <div {...native} className={classNames(styles.container, styles.width[width], className)} />;
}
