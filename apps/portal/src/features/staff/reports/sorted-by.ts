import type { Column } from "@kwan/ui";

/**
 * Sorts rows by a column: numbers from the largest, text in alphabetical order. Without a column, the order stays the
 * same.
 *
 * @example sortedBy(groups, columns.find(({ key }) => key === "count"));
 */
export function sortedBy<Row>(rows: readonly Row[], column: Pick<Column<Row>, "sortBy"> | undefined): readonly Row[] {
  const sortValue = column?.sortBy;
  if (!sortValue) return rows;
  return rows.toSorted((one, other) => {
    const [first, second] = [sortValue(one), sortValue(other)];
    return typeof first === "number" && typeof second === "number"
      ? second - first
      : String(first).localeCompare(String(second));
  });
}
