import type { ReactNode } from "react";

/** A column of a `DataTable`, as data. */
export type Column<Row> = {
  /** What tells it from the others. */
  key: string;
  /** What stands above it, and beside each of its cells on a phone. */
  header: string;
  /** What stands in a cell. */
  cell: (row: Row) => ReactNode;
  /** What the rows are put in order by. With it, the header is a button that sorts. */
  sortBy?: ((row: Row) => SortValue) | undefined;
  /** `end` for figures, so that digits stand below digits. */
  align?: "start" | "end";
  /** How much of the table's width it takes. Without it, what is in the cells decides. */
  width?: "narrow" | "medium" | "wide" | undefined;
  /** The header is only for a screen reader, as above buttons. */
  hideHeader?: boolean;
};

/** What can be put in order. Nothing comes last, whatever the direction. */
export type SortValue = string | number | boolean | Date | null | undefined;

/** By which column the rows are sorted, and which way. */
export type Sort = { key: string; direction: "ascending" | "descending" };

/** The sort after a press on a column's header: first ascending, then the other way. */
export const sortAfterPress = (key: string, sort: Sort | undefined): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === "ascending" ? "descending" : "ascending",
});

const isNothing = (value: SortValue) => value === null || value === undefined || value === "";

/** Words by the rules of their language, so that case and accents don't part them, and "B 10" comes after "B 9". */
const wordOrder = () => new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

function compare(words: Intl.Collator, one: SortValue, other: SortValue): number {
  if (typeof one === "string" && typeof other === "string") return words.compare(one, other);
  return Number(one) - Number(other);
}

/** The rows in the order of a sort. Rows that are alike keep the order they came in. */
export function sorted<Row>(
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
