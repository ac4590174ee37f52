import { type HTMLAttributes, type ReactNode, type Ref, useId, useMemo, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../words/use-words.ts";
import { type Column, type Sort, sortAfterPress, sortRows } from "./columns.ts";
import * as styles from "./DataTable.css.ts";
import { DataTableHead } from "./DataTableHead.tsx";
import { DataTableRow } from "./DataTableRow.tsx";
import { SortControl } from "./SortControl.tsx";
import { useLongBody } from "./use-long-body.ts";

export type DataTableProps<Row> = Omit<HTMLAttributes<HTMLDivElement>, "children"> & {
  /** The caption, which is also the accessible name of the table. */
  caption: ReactNode;
  /** Whether to hide the caption visually. Use it if a heading above has the same text. */
  hideCaption?: boolean;
  /** The columns. Pass the same array on every render, so that the rows of a long table are not rendered again. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Returns a unique key for a row. Pass the same function on every render, as with `columns`. */
  rowKey: (row: Row) => string;
  /** The key of the column that identifies each row. Default: the first column. */
  rowHeader?: string | undefined;
  /** Returns the URL of a row. The row header becomes a link, and the whole row can be pressed. */
  rowHref?: ((row: Row) => string) | undefined;
  /**
   * The current sort, if the rows are already sorted, for example by the server. Use it with `onSortChange`. The table then
   * keeps the given row order.
   */
  sort?: Sort | undefined;
  /** The initial sort, if the table sorts the rows itself. */
  defaultSort?: Sort | undefined;
  /** Called with the new sort when a person presses a header. */
  onSortChange?: ((sort: Sort) => void) | undefined;
  /**
   * Makes the rows shorter and the text smaller, for people who work through long lists. It does not affect cards on a
   * phone.
   */
  dense?: boolean | undefined;
  /** Whether the rows are loading. Placeholders are then shown. */
  loading?: boolean | undefined;
  loadingLabel?: string;
  /** A row below the others, such as a total. It stays at the bottom if the rows are sorted. */
  total?: Row | undefined;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  /** What a screen reader announces when the sort order changes. */
  sortedLabel?: (header: string, direction: Sort["direction"]) => string;
  /** The label of the field that sorts the cards on a phone. */
  sortLabel?: string;
  /** The label of the button next to that field. */
  reverseLabel?: string;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** If the table has more rows than this, only the rows in view are rendered. */
const maxRenderedRows = 100;
const firstRows = 30;
const bones = ["1", "2", "3", "4", "5"];

/**
 * A table of similar items. On a phone each row is a card with labelled cells, and one field sorts the cards. If there are more than 100 rows, they
 * scroll in their own box, and the table loads the code for rendering only the rows in view. Keys: Tab moves to
 * sortable headers, the box of a long table, and links. Enter and Space sort. In the box, the arrow keys, Page up, Page
 * down, Home and End scroll.
 *
 * @example
 * <DataTable
 *   caption="Applications"
 *   columns={[{ key: "number", header: "Number", cell: ({ number }) => number, sortBy: ({ number }) => number }]}
 *   rows={applications}
 *   rowKey={({ id }) => id}
 * />
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    hideCaption = false,
    columns,
    rows,
    rowKey,
    rowHeader = columns[0]?.key,
    rowHref,
    sort,
    defaultSort,
    onSortChange,
    dense = false,
    loading = false,
    loadingLabel = "Loading",
    total,
    empty = "There is nothing here yet.",
    sortedLabel = (header: string, direction: Sort["direction"]) => `Sorted by ${header}, ${direction}`,
    sortLabel = "Sort by",
    reverseLabel = "Reverse the order",
    className,
    ...native
  } = useWords("dataTable", props);
  const captionId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [chosenSort, setChosenSort] = useState<Sort>();
  const own = chosenSort ?? defaultSort;
  const current = sort ?? own;
  const inOrder = useMemo(() => (sort ? rows : sortRows(rows, columns, own)), [rows, columns, own, sort]);
  const isLong = !loading && rows.length > maxRenderedRows;
  const long = useLongBody(isLong, box);

  const press = (key: string) => {
    const next = sortAfterPress(key, current);
    setChosenSort(next);
    onSortChange?.(next);
    // Scroll back to the top to show the first rows in the new order.
    box.current?.scrollTo({ top: 0 });
  };
  const sortedBy = chosenSort && columns.find(({ key }) => key === current?.key)?.header;
  const announcement = loading ? loadingLabel : sortedBy && current && sortedLabel(sortedBy, current.direction);
  const ofRow = { columns, rowHeader, rowHref };
  const listed = isLong && long !== "failed" ? inOrder.slice(0, firstRows) : inOrder;

  return (
    <div {...native} className={classNames(styles.wrapper, className)}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {!loading && rows.length > 1 && (
        <SortControl columns={columns} sort={current} onPress={press} label={sortLabel} reverseLabel={reverseLabel} />
      )}
      <div
        ref={box}
        {...(isLong && { role: "region", "aria-labelledby": captionId, tabIndex: 0 })}
        className={isLong ? styles.box : undefined}
      >
        <table
          // biome-ignore lint/a11y/noRedundantRoles: `display: block` on phones removes the implicit role.
          role="table"
          aria-busy={loading || undefined}
          aria-labelledby={captionId}
          aria-rowcount={isLong ? rows.length + 1 : undefined}
          className={classNames(styles.table, isLong && styles.isLong, dense && styles.isDense)}
        >
          <caption className={hideCaption ? undefined : styles.caption}>
            {hideCaption ? (
              <VisuallyHidden id={captionId}>{caption}</VisuallyHidden>
            ) : (
              <span id={captionId}>{caption}</span>
            )}
          </caption>
          <DataTableHead columns={columns} sort={current} onPress={press} rowIndex={isLong ? 1 : undefined} />
          {isLong && long && long !== "failed" ? (
            <long.Body {...ofRow} rows={inOrder} rowKey={rowKey} rowHeight={long.rowHeight} box={box} />
          ) : (
            // biome-ignore lint/a11y/noRedundantRoles: `display: block` on phones removes the implicit role.
            <tbody role="rowgroup" className={styles.body}>
              {loading && bones.map((bone) => <WaitingRow key={bone} columns={columns} />)}
              {!loading &&
                listed.map((row, index) => (
                  <DataTableRow key={rowKey(row)} {...ofRow} row={row} {...(isLong && { index })} />
                ))}
              {!loading && rows.length === 0 && (
                // biome-ignore lint/a11y/noRedundantRoles: `display: block` on phones removes the implicit role.
                <tr role="row" className={styles.gap}>
                  {/* biome-ignore lint/a11y/noRedundantRoles: `display: block` on phones removes the implicit role. */}
                  <td role="cell" colSpan={columns.length} className={styles.wholeRow}>
                    {empty}
                  </td>
                </tr>
              )}
            </tbody>
          )}
          {!loading && total && (
            // biome-ignore lint/a11y/noRedundantRoles: `display: block` on phones removes the implicit role.
            <tfoot role="rowgroup" className={styles.foot}>
              <DataTableRow columns={columns} rowHeader={rowHeader} rowHref={undefined} row={total} />
            </tfoot>
          )}
        </table>
      </div>
    </div>
  );
}

/** The placeholder for a row that is loading. */
function WaitingRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row cannot receive the focus.
    <tr aria-hidden="true" className={styles.row}>
      {columns.map(({ key }) => (
        <td key={key} className={styles.data}>
          <Skeleton />
        </td>
      ))}
    </tr>
  );
}
