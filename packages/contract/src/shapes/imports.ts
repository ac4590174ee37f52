import { importKinds, importStates, rowChoices, rowOutcomes } from "@kwan/domain/imports";
import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { id, instant, line, plainDate } from "./basics.ts";
import type { FileBody } from "./documents.ts";

const person = z.object({ id, name: line });
const count = z.int().check(z.nonnegative());

const isFileBody = (value: unknown): value is FileBody =>
  typeof value === "object" && value !== null && "arrayBuffer" in value && "size" in value && Number(value.size) > 0;

/** A file with a row for each record, in a multipart body: text in UTF-8, with commas, semicolons or tabs, 100 MB at most. */
export const tableFile = z.custom<FileBody>(isFileBody, { error: m.fields_file_required });

/** A file whose rows become decisions. */
export const importedFile = z.object({
  id,
  what: z.enum(importKinds),
  title: line,
  /** The name of the file. */
  name: line,
  state: z.enum(importStates),
  /** How many rows there are, and how many have each outcome of the check and each result of the run. */
  counts: z.object({
    /** Rows of the file below the names of the columns. */
    rows: count,
    /** Rows that have been checked. */
    checked: count,
    /** Rows that can be imported without a decision. */
    new: count,
    /** Rows that are already on record with the same details. */
    same: count,
    /** Rows whose licence or person is on record with other details. */
    differs: count,
    /** Rows that may be about somebody on record. */
    unclear: count,
    /** Rows with errors. */
    invalid: count,
    /** Unclear and differing rows on which somebody has decided. */
    decided: count,
    /** Rows that have been imported. */
    imported: count,
    /** Rows that have not been imported. */
    refused: count,
    /** Imported rows that have been undone. */
    undone: count,
    /** Imported rows that were not undone, because their record has changed since. */
    kept: count,
  }),
  /** The minimum percentage of rows that are new or already on record. Below it, the import stops after the check. */
  match_rate: z.int(),
  /** Who uploaded the file. */
  made_by: person,
  /** When it was uploaded. */
  made_at: instant,
  /** When its check ended. */
  checked_at: z.nullable(instant),
  /** The second person, who started it. */
  run_by: z.nullable(person),
  /** When the import was started. */
  run_at: z.nullable(instant),
  /** When all rows were done, or it was stopped. */
  ended_at: z.nullable(instant),
  /** Why it was stopped, in words. */
  stop_reason: z.nullable(line),
  /** The request to undo the import: who made it, why, and who started it. */
  undo: z.nullable(
    z.object({
      /** Who asked to undo it. */
      asked_by: person,
      reason: z.string(),
      /** The second person, who started to undo it. */
      started_by: z.nullable(person),
      /** When undoing was finished. */
      undone_at: z.nullable(instant),
    }),
  ),
  /** The actions that the caller may take now. */
  actions: z.array(z.enum(["resolve", "run", "stop", "ask_to_undo", "undo"])),
});

/** A row of a file. */
export const importedRow = z.object({
  /** The number of the row in a spreadsheet, where the first line has the names of the columns. */
  number: z.int(),
  /** The outcome of the check. Null until the row has been checked. */
  outcome: z.nullable(z.enum(rowOutcomes)),
  /** The result of the row. Null until the import runs. */
  result: z.nullable(z.enum(["imported", "refused", "undone", "kept"])),
  /** The cells of the row, with the labels of their columns. */
  values: z.array(
    z.object({
      /** The code of the column. */
      column: z.string(),
      label: line,
      value: z.string(),
    }),
  ),
  /** What is wrong with the row, each with the label of its column. */
  errors: z.array(z.object({ label: z.nullable(line), message: line })),
  /** What the check or the run has found besides errors, in words. */
  problem: z.nullable(line),
  /** People on record who may be the one in the row. */
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
  /** The decision on the row. Null if there is none. */
  choice: z.nullable(z.enum(rowChoices)),
  /** The driver whose record the row changes or has changed. */
  driver: z.nullable(id),
  /** The choices that are available for the row now. */
  choices: z.array(z.enum(rowChoices)),
});
