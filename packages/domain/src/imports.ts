export { plainText, type ReadCell, readCell } from "./imports/cells.ts";
export {
  columnLabel,
  type ImportState,
  type Imports,
  type ImportWhat,
  importKinds,
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
