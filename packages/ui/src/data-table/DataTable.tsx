import { type HTMLAttributes, type ReactNode, type Ref, useId, useMemo, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { type Column, type Sort, sortAfterPress, sorted } from "./columns.ts";
import * as styles from "./DataTable.css.ts";
import { DataTableHead } from "./DataTableHead.tsx";
import { DataTableRow } from "./DataTableRow.tsx";
import { useLongBody } from "./use-long-body.ts";

export type DataTableProps<Row> = Omit<HTMLAttributes<HTMLDivElement>, "children"> & {
  /** What the table shows. */
  caption: ReactNode;
  /** The caption is only for a screen reader, where a heading above says it already. */
  hideCaption?: boolean;
  /** Give the same array each time: a long table then draws a row only once. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What tells a row from the others. Give the same function each time, as with `columns`. */
  rowKey: (row: Row) => string;
  /** The key of the column that says what a row is about: the first, if left out. */
  rowHeader?: string | undefined;
  /** Where a row leads. The cell of its row header becomes the link, and the row takes a press anywhere. */
  rowHref?: ((row: Row) => string) | undefined;
  /** How the rows are sorted, where they come sorted: from a server, with `onSort`. The table then leaves their order as it is. */
  sort?: Sort | undefined;
  /** How the table sorts the rows at first. */
  defaultSort?: Sort | undefined;
  /** Called with the sort that a person asked for. */
  onSort?: ((sort: Sort) => void) | undefined;
  /** The rows are on their way: their places are kept. */
  loading?: boolean | undefined;
  loadingLabel?: string;
  /** Stands where there are no rows. */
  empty?: ReactNode;
  /** Said when the order has changed. */
  sortedLabel?: (header: string, direction: Sort["direction"]) => string;
  ref?: Ref<HTMLDivElement>;
};

/** With more rows than this, only those in view are in the page. */
const most = 100;
const firstRows = 30;
const bones = ["1", "2", "3", "4", "5"];

/**
 * Rows of the same kind. On a phone each row is a card whose cells have their names beside them. With more than 100 rows
 * they scroll in a box of their own, and what draws only those in view is loaded then.
 * Keys: Tab goes to headers that sort, to the box of a long table, to links; Enter and Space sort; in the box the arrows,
 * Page up, Page down, Home and End scroll.
 *
 * @example
 * <DataTable
 *   caption="Applications"
 *   columns={[{ key: "number", header: "Number", cell: ({ number }) => number, sortBy: ({ number }) => number }]}
 *   rows={applications}
 *   rowKey={({ id }) => id}
 * />
 */
export function DataTable<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  rowHeader = columns[0]?.key,
  rowHref,
  sort,
  defaultSort,
  onSort,
  loading = false,
  loadingLabel = "Loading",
  empty = "There is nothing here yet.",
  sortedLabel = (header, direction) => `Sorted by ${header}, ${direction}`,
  className,
  ...native
}: DataTableProps<Row>) {
  const captionId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Sort>();
  const own = asked ?? defaultSort;
  const current = sort ?? own;
  const inOrder = useMemo(() => (sort ? rows : sorted(rows, columns, own)), [rows, columns, own, sort]);
  const isLong = !loading && rows.length > most;
  const long = useLongBody(isLong, box);

  const press = (key: string) => {
    const next = sortAfterPress(key, current);
    setAsked(next);
    onSort?.(next);
    // In another order, the first rows are others.
    box.current?.scrollTo({ top: 0 });
  };
  const sortedBy = asked && columns.find(({ key }) => key === current?.key)?.header;
  const said = loading ? loadingLabel : sortedBy && current && sortedLabel(sortedBy, current.direction);
  const ofRow = { columns, rowHeader, rowHref };
  const listed = isLong && long !== "failed" ? inOrder.slice(0, firstRows) : inOrder;

  return (
    <div {...native} className={classNames(styles.wrapper, className)}>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div
        ref={box}
        {...(isLong && { role: "region", "aria-labelledby": captionId, tabIndex: 0 })}
        className={isLong ? styles.box : undefined}
      >
        <table
          // biome-ignore lint/a11y/noRedundantRoles: on a phone it is no table box, and would lose what it is.
          role="table"
          aria-busy={loading || undefined}
          aria-labelledby={captionId}
          aria-rowcount={isLong ? rows.length + 1 : undefined}
          className={classNames(styles.table, isLong && styles.isLong)}
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
            // biome-ignore lint/a11y/noRedundantRoles: as above.
            <tbody role="rowgroup" className={styles.body}>
              {loading && bones.map((bone) => <WaitingRow key={bone} columns={columns} />)}
              {!loading &&
                listed.map((row, index) => (
                  <DataTableRow key={rowKey(row)} {...ofRow} row={row} {...(isLong && { index })} />
                ))}
              {!loading && rows.length === 0 && (
                // biome-ignore lint/a11y/noRedundantRoles: as above.
                <tr role="row" className={styles.gap}>
                  {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
                  <td role="cell" colSpan={columns.length} className={styles.wholeRow}>
                    {empty}
                  </td>
                </tr>
              )}
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
}

/** Holds the place of a row that is on its way. */
function WaitingRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of a table takes no focus.
    <tr aria-hidden="true" className={styles.row}>
      {columns.map(({ key }) => (
        <td key={key} className={styles.data}>
          <Skeleton />
        </td>
      ))}
    </tr>
  );
}
