import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import { listProps } from "../plain-list.ts";
import { gap } from "../theme/space.css.ts";
import type { Space } from "../theme/tokens.ts";
import * as styles from "./Grid.css.ts";

export type GridProps = HTMLAttributes<HTMLElement> & {
  /** The container element. A list needs `li` children. */
  as?: "div" | "ul" | "ol" | "section";
  /** The minimum width of a column. There are as many columns of equal width as fit. */
  columns?: keyof typeof styles.columns;
  /** The space between two cells. */
  space?: Space;
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * A grid of cells of equal width, with as many columns as fit on the screen.
 *
 * @example
 * <Grid columns="wide">{branches.map((branch) => <Card key={branch.id}>{branch.name}</Card>)}</Grid>
 */
export function Grid({ as = "div", columns = "medium", space = "medium", className, ref, ...native }: GridProps) {
  const Element = as as "div";
  return (
    <Element
      {...listProps(as)}
      {...native}
      ref={ref as Ref<HTMLDivElement>}
      className={classNames(styles.grid, styles.columns[columns], gap[space], className)}
    />
  );
}
