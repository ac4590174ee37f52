import { dateOrders, importKinds, importStates, rowChoices, rowOutcomes } from "@kwan/domain/imports";
import * as z from "zod/mini";
import { id, instant, line, plainDate } from "../basics.ts";

const person = z.object({ id, name: line });
const count = z.int().check(z.nonnegative());

/**
 * The maximum size of a file to import: a row for each record, as text in UTF-8 with columns separated by commas,
 * semicolons or tabs.
 */
export const importBytes = 100 * 1_048_576;

/** An import: an uploaded file whose rows become decisions. */
export const importedFile = z.object({
  id,
  /** What the file contains. */
  kind: z.enum(importKinds),
  title: line,
  /** The name of the file. */
  name: line,
  /** The current status. */
  state: z.enum(importStates),
  /** The total number of rows, and the number with each check outcome and each import result. */
  counts: z.object({
    /** The number of rows in the file, not counting the header. */
    rows: count,
    /** The number of rows that have been checked. */
    checked: count,
    /** Rows that can be imported without further input. */
    new: count,
    /** Rows about people whose licence is already on record with the same details. */
    same: count,
    /** Rows that repeat another row of the file. */
    repeated: count,
    /** Rows about a licence or a person that is on record with different details. */
    differs: count,
    /** Rows that may be about a person who is already on record. */
    unclear: count,
    /** Rows with errors. */
    invalid: count,
    /** Rows that are unclear, or that differ from the record, and for which a member of staff has made a choice. */
    decided: count,
    /** Rows that have been imported. */
    imported: count,
    /** Rows that were not imported when the import ran. */
    refused: count,
    /** Imported rows that have been undone. */
    undone: count,
    /** Imported rows that were not undone, because their records have been changed or used since. */
    kept: count,
  }),
  /**
   * The minimum percentage of rows that must be new or on record with the same details. If fewer rows qualify, the import stops after the
   * check.
   */
  match_rate: z.int(),
  /** Whether the day or the month comes first in dates such as 5/11/2019. Null until this is known. */
  date_order: z.nullable(z.enum(dateOrders)),
  /** The question whether the day or the month comes first in the dates of the file. Null if it is not open. */
  date_question: z.nullable(
    z.object({
      /** The number of the row with the date, as shown in a spreadsheet. */
      row: z.int(),
      /** The label of the column with the date. */
      label: line,
      /** The date as it is written in the file. */
      text: line,
      /** The date if the day comes first. Null if there is no such day. */
      day_first: z.nullable(plainDate),
      /** The date if the month comes first. Null if there is no such day. */
      month_first: z.nullable(plainDate),
      /** The order that the other dates of the file suggest. */
      likely: z.enum(dateOrders),
    }),
  ),
  /** Who uploaded the file. */
  made_by: person,
  /** When the file was uploaded. */
  made_at: instant,
  /** When the check ended. Null if it has not ended. */
  checked_at: z.nullable(instant),
  /** The second person, who started the import. Null if nobody has. */
  run_by: z.nullable(person),
  /** When the import was started. Null if it has not been started. */
  run_at: z.nullable(instant),
  /** When all rows had been processed or the import was stopped. Null until then. */
  ended_at: z.nullable(instant),
  /** A message that says why the import was stopped. Null if it has not been stopped. */
  stop_reason: z.nullable(line),
  /** The request to undo the import: who made it, why, and who started the undo. Null if there is no request. */
  undo: z.nullable(
    z.object({
      /** Who asked for the import to be undone. */
      asked_by: person,
      reason: z.string(),
      /** The second person, who started to undo the import. Null if nobody has. */
      started_by: z.nullable(person),
      /** When the import was undone. Null if it has not been undone. */
      undone_at: z.nullable(instant),
    }),
  ),
  /** The actions that the caller can take now. */
  actions: z.array(z.enum(["set_date_order", "resolve", "run", "stop", "ask_to_undo", "undo"])),
});

const rowCells = {
  /** The row number, as shown in a spreadsheet. The header is row 1. */
  number: z.int(),
  /** The cells of the row, with the labels of their columns. */
  values: z.array(
    z.object({
      /** The code of the column. */
      column: z.string(),
      label: line,
      /** Contents of the cell. */
      value: z.string(),
    }),
  ),
};

export const importedRow = z.object({
  ...rowCells,
  /** The outcome of the check. Null until the row has been checked. */
  outcome: z.nullable(z.enum(rowOutcomes)),
  /** The result of importing the row. Null until the import runs. */
  result: z.nullable(z.enum(["imported", "refused", "undone", "kept"])),
  /** The errors in the row, each with the label of its column. */
  errors: z.array(z.object({ label: z.nullable(line), message: line })),
  /** A message about any other problem that the check or the import found. Null if there is none. */
  problem: z.nullable(line),
  /** The other row of the file that the problem is about. Null if it is not about another row. */
  other_row: z.nullable(z.object(rowCells)),
  /** People on record who may be the person in the row. */
  candidates: z.array(
    z.object({
      driver: id,
      name: line,
      date_of_birth: z.nullable(plainDate),
      license_number: z.nullable(line),
      /** Whether the identity of this person has been verified. */
      is_verified: z.boolean(),
    }),
  ),
  /** What a member of staff chose to do with the row. Null if nobody has chosen yet. */
  choice: z.nullable(z.enum(rowChoices)),
  /** ID of the driver whose record the row changes or has changed. Null if there is none. */
  driver: z.nullable(id),
  /** What an officer can choose for the row now. Empty if there is nothing to decide. */
  choices: z.array(z.enum(rowChoices)),
});
