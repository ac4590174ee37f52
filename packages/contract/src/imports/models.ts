// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { PlainDate } from "@kwan/domain";
import type { ImportState, RowChoice, RowOutcome } from "@kwan/domain/imports";
import type { FileBody } from "../documents/shapes.ts";
import type { DriverId, ImportId } from "../ids.ts";

export type ImportedFileCounts = {
  /** The number of rows in the file, not counting the header. */
  rows: number;
  /** The number of rows that have been checked. */
  checked: number;
  /** Rows that can be imported without further input. */
  new: number;
  /** Rows about people whose licence is already on record with the same details. */
  same: number;
  /** Rows that repeat another row of the file. */
  repeated: number;
  /** Rows about a licence or a person that is on record with different details. */
  differs: number;
  /** Rows that may be about a person who is already on record. */
  unclear: number;
  /** Rows with errors. */
  invalid: number;
  /** Rows that are unclear, or that differ from the record, and for which a member of staff has made a choice. */
  decided: number;
  /** Rows that have been imported. */
  imported: number;
  /** Rows that were not imported when the import ran. */
  refused: number;
  /** Imported rows that have been undone. */
  undone: number;
  /** Imported rows that were not undone, because their records have been changed or used since. */
  kept: number;
};

export type ImportedFileDateQuestion = {
  /** The number of the row with the date, as shown in a spreadsheet. */
  row: number;
  /** The label of the column with the date. */
  label: string;
  /** The date as it is written in the file. */
  text: string;
  /** The date if the day comes first. Null if there is no such day. */
  day_first: PlainDate | null;
  /** The date if the month comes first. Null if there is no such day. */
  month_first: PlainDate | null;
  /** The order that the other dates of the file suggest. */
  likely: "day_first" | "month_first";
};

export type ImportedFileMadeBy = {
  /** Opaque ID. */
  id: string;
  /** Name. */
  name: string;
};

export type ImportedFileUndo = {
  /** Who asked for the import to be undone. */
  asked_by: ImportedFileMadeBy;
  /** The reason for the request, decision or action. */
  reason: string;
  /** The second person, who started to undo the import. Null if nobody has. */
  started_by: ImportedFileMadeBy | null;
  /** When the import was undone. Null if it has not been undone. */
  undone_at: string | null;
};

export type ImportedFile = {
  /** Opaque ID. */
  id: ImportId;
  /** What the file contains. */
  kind: "licences";
  /** Title to display. */
  title: string;
  /** The name of the file. */
  name: string;
  /** The current status. */
  state: ImportState;
  /** The total number of rows, and the number with each check outcome and each import result. */
  counts: ImportedFileCounts;
  /**
   * The minimum percentage of rows that must be new or on record with the same details. If fewer rows qualify, the import stops after the
   * check.
   */
  match_rate: number;
  /** Whether the day or the month comes first in dates such as 5/11/2019. Null until this is known. */
  date_order: "day_first" | "month_first" | null;
  /** The question whether the day or the month comes first in the dates of the file. Null if it is not open. */
  date_question: ImportedFileDateQuestion | null;
  /** Who uploaded the file. */
  made_by: ImportedFileMadeBy;
  /** When the file was uploaded. */
  made_at: string;
  /** When the check ended. Null if it has not ended. */
  checked_at: string | null;
  /** The second person, who started the import. Null if nobody has. */
  run_by: ImportedFileMadeBy | null;
  /** When the import was started. Null if it has not been started. */
  run_at: string | null;
  /** When all rows had been processed or the import was stopped. Null until then. */
  ended_at: string | null;
  /** A message that says why the import was stopped. Null if it has not been stopped. */
  stop_reason: string | null;
  /** The request to undo the import: who made it, why, and who started the undo. Null if there is no request. */
  undo: ImportedFileUndo | null;
  /** The actions that the caller can take now. */
  actions: ("ask_to_undo" | "resolve" | "run" | "set_date_order" | "stop" | "undo")[];
};

export type ImportedRowError = {
  /** Text to display. */
  label: string | null;
  /** Text to display to the person. */
  message: string;
};

export type ImportedRowOtherRow = {
  /** The row number, as shown in a spreadsheet. The header is row 1. */
  number: number;
  /** The cells of the row, with the labels of their columns. */
  values: ImportedRowOtherRowValue[];
};

export type ImportedRowOtherRowValue = {
  /** The code of the column. */
  column: string;
  /** Text to display. */
  label: string;
  /** Contents of the cell. */
  value: string;
};

export type ImportedRowCandidate = {
  /** ID of the driver profile. */
  driver: DriverId;
  /** Name. */
  name: string;
  /** Date of birth. */
  date_of_birth: PlainDate | null;
  /** Licence number. */
  license_number: string | null;
  /** Whether the identity of this person has been verified. */
  is_verified: boolean;
};

export type ImportedRow = {
  /** The outcome of the check. Null until the row has been checked. */
  outcome: RowOutcome | null;
  /** The result of importing the row. Null until the import runs. */
  result: "imported" | "kept" | "refused" | "undone" | null;
  /** The errors in the row, each with the label of its column. */
  errors: ImportedRowError[];
  /** A message about any other problem that the check or the import found. Null if there is none. */
  problem: string | null;
  /** The other row of the file that the problem is about. Null if it is not about another row. */
  other_row: ImportedRowOtherRow | null;
  /** People on record who may be the person in the row. */
  candidates: ImportedRowCandidate[];
  /** What a member of staff chose to do with the row. Null if nobody has chosen yet. */
  choice: RowChoice | null;
  /** ID of the driver whose record the row changes or has changed. Null if there is none. */
  driver: DriverId | null;
  /** What an officer can choose for the row now. Empty if there is nothing to decide. */
  choices: RowChoice[];
  /** The row number, as shown in a spreadsheet. The header is row 1. */
  number: number;
  /** The cells of the row, with the labels of their columns. */
  values: ImportedRowOtherRowValue[];
};

export type ListImportsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** Lists only imports in this state. */
  readonly state?: ImportState | null | undefined;
};

export type StartImportBody = {
  /** What the file contains. */
  kind: "licences";
  /** The file to import. */
  file: FileBody;
};

export type ListImportRowsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** Lists only the rows that had this outcome when they were checked. */
  readonly outcome?: RowOutcome | null | undefined;
};

export type ResolveImportRowBody = {
  /** What to do with the row. */
  choice: RowChoice;
  /**
   * The ID of the candidate who matches the person in the row. Required for the choice `this_person` if there are
   * several candidates.
   */
  driver?: DriverId | null | undefined;
};

export type SetImportDateOrderBody = {
  /** Whether the day or the month comes first in dates such as 5/11/2019. */
  order: "day_first" | "month_first";
};

export type UndoImportBody = {
  /**
   * Why the import should be undone. Required in the first request to undo it, and not used in the second one,
   * which approves the undo.
   */
  reason?: string | null | undefined;
};
