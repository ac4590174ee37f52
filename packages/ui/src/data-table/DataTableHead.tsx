import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { arrowDownIcon, arrowUpIcon, sortIcon } from "../icon/shapes.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { Column, Sort } from "./columns.ts";
import * as styles from "./DataTable.css.ts";

type DataTableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onPress: (key: string) => void;
  /** The row number of the header. Set only if not all rows are rendered. */
  rowIndex: 1 | undefined;
};

const shapes = { ascending: arrowUpIcon, descending: arrowDownIcon };

export function DataTableHead<Row>({ columns, sort, onPress, rowIndex }: DataTableHeadProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display: block` on phones removes the implicit roles.
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" aria-rowindex={rowIndex}>
        {columns.map(({ key, header, sortBy, align = "start", width, hideHeader }) => {
          const direction = sort?.key === key ? sort.direction : undefined;
          return (
            <th
              key={key}
              role="columnheader"
              scope="col"
              aria-sort={sortBy && (direction ?? "none")}
              className={classNames(styles.header, styles.align[align], width && styles.width[width])}
            >
              {sortBy ? (
                <>
                  <button type="button" onClick={() => onPress(key)} className={styles.sort}>
                    {header}
                    <Icon shape={direction ? shapes[direction] : sortIcon} size="small" />
                  </button>
                  <span className={styles.headerText}>{header}</span>
                </>
              ) : hideHeader ? (
                <VisuallyHidden>{header}</VisuallyHidden>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
    // biome-ignore-end lint/a11y/noRedundantRoles: `display: block` on phones removes the implicit roles.
  );
}
