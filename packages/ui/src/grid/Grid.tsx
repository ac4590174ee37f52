import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import { gap } from "../theme/space.css.ts";
import type { Space } from "../theme/tokens.ts";
import * as styles from "./Grid.css.ts";

export type GridProps = HTMLAttributes<HTMLElement> & {
  /** The element that the children stand in. A list needs `li` children. */
  as?: "div" | "ul" | "ol" | "section";
  /** The least width of a column: as many columns as fit, all alike. */
  columns?: keyof typeof styles.columns;
  /** The room between two cells. */
  space?: Space;
  ref?: Ref<HTMLElement>;
};

/**
 * Cells of equal width, as many beside each other as the screen has room for.
 *
 * @example
 * <Grid columns="wide">{branches.map((branch) => <Card key={branch.id}>{branch.name}</Card>)}</Grid>
 */
export function Grid({ as = "div", columns = "medium", space = "medium", className, ref, ...native }: GridProps) {
  const Element = as as "div";
  return (
    <Element
      {...native}
      ref={ref as Ref<HTMLDivElement>}
      className={classNames(styles.grid, styles.columns[columns], gap[space], className)}
    />
  );
}
