import { memo, type Ref } from "react";
import { classNames } from "../class-names.ts";
import { Link } from "../link/Link.tsx";
import type { Column } from "./columns.ts";
import * as styles from "./DataTable.css.ts";

type DataTableRowProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  /** The key of the column that identifies the row. */
  rowHeader: string | undefined;
  rowHref: ((row: Row) => string) | undefined;
  /** The row's index among all rows, starting at 0. Set only if not all rows are rendered. */
  index?: number;
  ref?: Ref<HTMLTableRowElement> | undefined;
};

function PlainRow<Row>({ row, columns, rowHeader, rowHref, index, ref }: DataTableRowProps<Row>) {
  return (
    <tr
      ref={ref}
      // biome-ignore lint/a11y/noRedundantRoles: `display: block` on phones removes the implicit role.
      role="row"
      data-index={index}
      // Row numbers start at 1 and include the header row.
      aria-rowindex={index === undefined ? undefined : index + 2}
      className={styles.row}
    >
      {columns.map(({ key, header, cell, align = "start", hideHeader }, at) => {
        if (key !== rowHeader) {
          const before = hideHeader && columns[at + 1]?.key === rowHeader && styles.beforeRowHeader;
          return (
            // biome-ignore lint/a11y/noRedundantRoles: `display: block` on phones removes the implicit role.
            <td key={key} role="cell" className={classNames(styles.data, styles.align[align], before)}>
              {!hideHeader && (
                <span aria-hidden="true" className={styles.label}>
                  {header}
                </span>
              )}
              <div className={styles.value}>{cell(row)}</div>
            </td>
          );
        }
        return (
          // biome-ignore lint/a11y/noRedundantRoles: `display: block` on phones removes the implicit role.
          <th key={key} role="rowheader" scope="row" className={classNames(styles.data, styles.rowHeader)}>
            {rowHref ? (
              <Link href={rowHref(row)} className={styles.rowLink}>
                {cell(row)}
              </Link>
            ) : (
              cell(row)
            )}
          </th>
        );
      })}
    </tr>
  );
}

/** Memoised, so that scrolling renders only the rows that come into view. */
export const DataTableRow = memo(PlainRow) as typeof PlainRow;
