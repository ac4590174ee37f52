import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Container.css.ts";

export type ContainerProps = HTMLAttributes<HTMLElement> & {
  /** The element to render. */
  as?: "div" | "main" | "section" | "header" | "footer" | "nav";
  /** The maximum width of the content: `narrow` for forms and prose, `wide` for tables. */
  width?: keyof typeof styles.width;
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * Limits content to a readable width, centres it, and keeps it away from the screen edges.
 *
 * @example
 * <Container width="narrow"><Form>…</Form></Container>
 */
export function Container({ as = "div", width = "medium", className, ref, ...native }: ContainerProps) {
  const Element = as as "div";
  return (
    <Element
      {...native}
      ref={ref as Ref<HTMLDivElement>}
      className={classNames(styles.container, styles.width[width], className)}
    />
  );
}
