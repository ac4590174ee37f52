import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, Fragment, type RefObject, useCallback, useState } from "react";
import type { Column } from "./columns.ts";
import * as styles from "./DataTable.css.ts";
import { DataTableRow } from "./DataTableRow.tsx";

export type LongBodyProps<Row> = {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  rowHeader: string | undefined;
  rowHref: ((row: Row) => string) | undefined;
  /** The estimated height of a row. Each row is measured when it is rendered. */
  rowHeight: number;
  /** The scroll container. */
  box: RefObject<HTMLDivElement | null>;
};

const indexOf = (element: Element) => Number(element.closest<HTMLElement>("[data-index]")?.dataset.index);

/**
 * Renders only the rows in view, a few before and after them, and the focused row, so that scrolling never loses focus.
 */
export function LongBody<Row>({ rows, columns, rowKey, rowHeader, rowHref, rowHeight, box }: LongBodyProps<Row>) {
  const [focused, setFocused] = useState(-1);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    // Rendering can wait for the next frame, because extra rows above and below the view are already rendered.
    useFlushSync: false,
    overscan: 6,
    getItemKey: useCallback((index: number) => rowKey(rows[index] as Row), [rows, rowKey]),
    rangeExtractor: useCallback(
      (range: Range) => {
        const inView = defaultRangeExtractor(range);
        if (focused < 0 || focused >= range.count || inView.includes(focused)) return inView;
        return [...inView, focused].sort((one, other) => one - other);
      },
      [focused],
    ),
  });
  const items = virtual.getVirtualItems();
  const end = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const forget = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(-1);
  };
  return (
    <tbody
      // biome-ignore lint/a11y/noRedundantRoles: `display: block` on phones removes the implicit role.
      role="rowgroup"
      className={styles.body}
      onFocus={({ target }) => setFocused(indexOf(target))}
      onBlur={forget}
    >
      {items.map(({ index, key, start }, place) => (
        <Fragment key={key}>
          <Gap height={start - (items[place - 1]?.end ?? 0)} columns={columns.length} />
          <DataTableRow
            ref={virtual.measureElement}
            row={rows[index] as Row}
            index={index}
            columns={columns}
            rowHeader={rowHeader}
            rowHref={rowHref}
          />
        </Fragment>
      ))}
      <Gap height={end} columns={columns.length} />
    </tbody>
  );
}

/** A spacer in place of the rows that are not rendered, with their total height. */
function Gap({ height, columns }: { height: number; columns: number }) {
  return height > 0 ? (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row cannot receive the focus.
    <tr aria-hidden="true" className={styles.gap}>
      <td colSpan={columns} className={styles.gapCell} style={{ height }} />
    </tr>
  ) : null;
}
