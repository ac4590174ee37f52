import type { ReactNode } from "react";

/** A column of a `DataTable`. */
export type Column<Row> = {
  /** A key that is unique among the columns. */
  key: string;
  /** The header, and on a phone the label of each cell. */
  header: string;
  /** Renders the content of a cell. */
  cell: (row: Row) => ReactNode;
  /** Returns the value to sort by. If this function is set, the header is a sort button. */
  sortBy?: ((row: Row) => SortValue) | undefined;
  /** `end` for figures, so that their digits line up. */
  align?: "start" | "end";
  /** The column's share of the table's width. By default, a column is as wide as its content. */
  width?: "narrow" | "medium" | "wide" | undefined;
  /** Whether to hide the header visually, for example above buttons. */
  hideHeader?: boolean;
};

/** A value to sort by. Missing values come last in both directions. */
export type SortValue = string | number | boolean | Date | null | undefined;

/** The column that the rows are sorted by, and the direction. */
export type Sort = { key: string; direction: "ascending" | "descending" };

/** Returns the new sort after a person presses a column header: first ascending, then descending. */
export const sortAfterPress = (key: string, sort: Sort | undefined): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === "ascending" ? "descending" : "ascending",
});

const isNothing = (value: SortValue) => value === null || value === undefined || value === "";

/**
 * Returns a collator that compares text by locale, and ignores case and accents. Numbers in the text are compared by
 * value, so "B 10" comes after "B 9".
 */
const wordOrder = () => new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

function compare(words: Intl.Collator, one: SortValue, other: SortValue): number {
  if (typeof one === "string" && typeof other === "string") return words.compare(one, other);
  return Number(one) - Number(other);
}

/** Sorts the rows. The sort is stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const sortBy = columns.find(({ key }) => key === sort?.key)?.sortBy;
  if (!sortBy) return rows;
  const words = wordOrder();
  const turn = sort?.direction === "descending" ? -1 : 1;
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .sort((one, other) => {
      const nothing = Number(isNothing(one.value)) - Number(isNothing(other.value));
      if (nothing !== 0 || isNothing(one.value)) return nothing;
      return turn * compare(words, one.value, other.value);
    })
    .map(({ row }) => row);
}
