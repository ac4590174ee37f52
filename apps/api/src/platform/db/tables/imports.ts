import type { DateOrder, DateSample, ImportKind, ImportState, RowChoice, RowOutcome } from "@kwan/domain/imports";
import type { ColumnType, Selectable } from "kysely";
import type { AccountId, DecisionId, DriverId, ImportId } from "../../ids.ts";
import type { Flag, Json, Maybe, MaybeJson, MaybeMoment, Moment } from "./columns.ts";

/** The number of rows in an import, and how many of them have each outcome and result. */
export interface ImportCounts {
  readonly rows: number;
  readonly checked: number;
  readonly new: number;
  readonly same: number;
  /** The number of rows that repeat another row of the file. */
  readonly repeated: number;
  readonly differs: number;
  readonly unclear: number;
  readonly invalid: number;
  /** The number of unclear and differing rows that someone has decided on. */
  readonly decided: number;
  readonly imported: number;
  readonly refused: number;
  readonly undone: number;
  /** The number of rows that could not be undone, because the record has been changed or used since the import. */
  readonly kept: number;
}

/**
 * Why an import was stopped: a person stopped it, too few of its rows were usable, or not all of its rows could be
 * stored.
 */
export type StopReason = "by_person" | "match_rate" | "interrupted";

export interface Imports {
  id: ImportId;
  what: ImportKind;
  name: string;
  sha256: string;
  /** The columns in the file, in order. */
  columns: Json<string[]>;
  state: ImportState;
  /** Whether the day or the month comes first in the dates of the file. Null until this is known. */
  date_order: Maybe<DateOrder>;
  /** Who said so, or null if the dates prove it. */
  date_order_by: Maybe<AccountId>;
  /** The date that the question about the order shows, and the order that the dates suggest. */
  date_question: MaybeJson<DateSample & { readonly likely: DateOrder }>;
  counts: Json<ImportCounts>;
  /** The number of the last row that the current stage has processed. */
  cursor: ColumnType<number, number | undefined, number>;
  made_by: AccountId;
  made_at: Moment;
  checked_at: MaybeMoment;
  run_by: Maybe<AccountId>;
  run_at: MaybeMoment;
  /** The time at which the import finished or was stopped. */
  ended_at: MaybeMoment;
  stopped_by: Maybe<AccountId>;
  stop_reason: Maybe<StopReason>;
  undo_asked_by: Maybe<AccountId>;
  undo_reason: Maybe<string>;
  undo_by: Maybe<AccountId>;
  undone_at: MaybeMoment;
  /**
   * The time at which the last batch was finished. Another process takes over an import that has made no progress for a
   * while.
   */
  worked_at: Moment;
}

export type ImportRecord = Selectable<Imports>;

/** A code for a problem with a row, which the check, the import or the undo has found. */
export type RowProblem =
  | "repeated_row"
  | "license_twice"
  | "person_twice"
  | "license_differs"
  | "other_holder"
  | "other_license"
  | "unverified_person"
  | "similar_person"
  | "several_people"
  | "changed_since"
  | "used_since";

export interface ImportRows {
  import_id: ImportId;
  /** The row number as a spreadsheet shows it. Row 1 contains the column names. */
  number: number;
  raw: Json<string[]>;
  /** The licence number and a key for the person. They are used to find duplicate rows in the same file. */
  license_number: Maybe<string>;
  person: Maybe<string>;
  outcome: Maybe<RowOutcome>;
  problem: Maybe<RowProblem>;
  /** The row in the same file that this one repeats or contradicts. */
  other_row: Maybe<number>;
  /** The people on record who could be the person in the row. */
  candidates: Json<DriverId[]>;
  /** The person whose record the row changes: found by the check, chosen by someone, or added by the import. */
  driver_id: Maybe<DriverId>;
  choice: Maybe<RowChoice>;
  chosen_by: Maybe<AccountId>;
  result: Maybe<"imported" | "refused" | "undone" | "kept">;
  /** Whether the import added the person's record. */
  is_person_new: Flag;
  decision_id: Maybe<DecisionId>;
  /** The licence that was on record before, to restore it exactly. */
  replaced: MaybeJson<Record<string, unknown>>;
}

export type ImportRowRecord = Selectable<ImportRows>;
