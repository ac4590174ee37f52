import * as m from "../catalogues/messages.js";
import { type DateOrder, datesInBothOrders } from "./file-dates.ts";
import type { ImportKind } from "./import-kinds.ts";
import { columnLabel, importRow } from "./registry.ts";

/** A date in a file, and where it is. */
export interface DateSample {
  /** The row number, as shown in a spreadsheet. */
  readonly row: number;
  readonly column: string;
  readonly text: string;
}

/**
 * The order of day and month in a file: known from its dates, to be asked for with one of its dates, or contradictory.
 * `likely` is the order that the dates of the file suggest.
 */
export type FoundDateOrder =
  | { readonly order: DateOrder }
  | { readonly ask: DateSample; readonly likely: DateOrder }
  | { readonly error: string };

/**
 * Returns a reader that looks at every date of a file while its rows arrive. Dates such as 25/11/2019 prove that the day
 * comes first, and dates such as 11/25/2019 that the month does. A file without proof that the day comes first is not
 * read before someone has confirmed the order.
 *
 * @example
 * const dates = findDateOrder("licences", columns);
 * for (const { number, cells } of rows) dates.addRow(number, cells);
 * dates.result(); // { order: "day_first" }
 */
export function findDateOrder(kind: ImportKind, columns: readonly string[]) {
  const fields = importRow(kind).columns;
  const places = columns.flatMap((column, place) => (fields[column]?.control === "date" ? { column, place } : []));
  const proofs: Partial<Record<DateOrder, DateSample>> = {};
  let unclear: DateSample | undefined;
  return {
    addRow(row: number, cells: readonly string[]): void {
      for (const { column, place } of places) {
        const text = cells[place]?.trim() ?? "";
        const both = datesInBothOrders(text);
        // 5/5/2019 is the same day in both orders.
        if (!both || both.day_first === both.month_first) continue;
        const sample = { row, column, text };
        if (both.day_first && both.month_first) unclear ??= sample;
        else proofs[both.day_first ? "day_first" : "month_first"] ??= sample;
      }
    },
    result(): FoundDateOrder {
      const { day_first, month_first } = proofs;
      if (day_first && month_first) {
        const inWords = ({ row, column, text }: DateSample) =>
          m.imports_date_in_row({ row, text, column: columnLabel(kind, column) ?? column });
        return { error: m.imports_dates_in_both_orders({ day: inWords(day_first), month: inWords(month_first) }) };
      }
      const ask = unclear ?? month_first;
      if (day_first || !ask) return { order: "day_first" };
      return { ask, likely: month_first ? "month_first" : "day_first" };
    },
  };
}
