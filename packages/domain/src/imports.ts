export { plainText, type ReadCell, readCell } from "./imports/cells.ts";
export { type ImportWhat, importKinds } from "./imports/import-kinds.ts";
export {
  columnLabel,
  type ImportState,
  type Imports,
  importRow,
  importStates,
  imports,
  type ReadHeading,
  type ReadRow,
  type RowChoice,
  type RowOutcome,
  readHeading,
  readRow,
  rowChoices,
  rowOutcomes,
} from "./imports/registry.ts";
export type { ImportRow } from "./imports/row.ts";
