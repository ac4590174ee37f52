export type { ReadCell } from "./imports/cells.ts";
export { type DateSample, type FoundDateOrder, findDateOrder } from "./imports/date-order.ts";
export { type DateOrder, dateOrders, datesInBothOrders } from "./imports/file-dates.ts";
export { type ImportKind, importKinds } from "./imports/import-kinds.ts";
export { plainText } from "./imports/plain-text.ts";
export {
  columnLabel,
  type FileReading,
  type ImportState,
  type Imports,
  importRow,
  importStates,
  imports,
  type ReadHeading,
  type ReadRow,
  type RowChoice,
  type RowOutcome,
  readColumn,
  readHeading,
  readRow,
  reasonColumn,
  rowChoices,
  rowOutcomes,
} from "./imports/registry.ts";
export type { ImportRow } from "./imports/row.ts";
