// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  downloadImportReport,
  downloadImportRowsToCorrect,
  getImport,
  type ImportedFile,
  type ImportedRow,
  type ImportId,
  type ListImportRowsQuery,
  type ListImportsQuery,
  listImportRows,
  listImports,
  type Page,
  type ResolveImportRowBody,
  resolveImportRow,
  runImport,
  type SetImportDateOrderBody,
  type StartImportBody,
  setImportDateOrder,
  startImport,
  stopImport,
  type UndoImportBody,
  undoImport,
} from "@kwan/contract";
import type { FileAnswer } from "../bodies/file-answer.ts";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions, UpdateOptions } from "../requests/options.ts";

/** The codes of the errors that `imports.list` can fail with. */
export type ImportsListCode = CommonCode | "forbidden" | "invalid";

/** The error of `imports.list`. */
export type ImportsListError = KwanError<ImportsListCode>;

/** The codes of the errors that `imports.start` can fail with. */
export type ImportsStartCode =
  | CommonCode
  | "already_exists"
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `imports.start`. */
export type ImportsStartError = KwanError<ImportsStartCode>;

/** The codes of the errors that `imports.get` can fail with. */
export type ImportsGetCode = CommonCode | "forbidden" | "not_found";

/** The error of `imports.get`. */
export type ImportsGetError = KwanError<ImportsGetCode>;

/** The codes of the errors that `imports.rows` can fail with. */
export type ImportsRowsCode = CommonCode | "forbidden" | "invalid" | "not_found";

/** The error of `imports.rows`. */
export type ImportsRowsError = KwanError<ImportsRowsCode>;

/** The codes of the errors that `imports.resolve` can fail with. */
export type ImportsResolveCode =
  | CommonCode
  | "forbidden"
  | "invalid"
  | "not_found"
  | "stale"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `imports.resolve`. */
export type ImportsResolveError = KwanError<ImportsResolveCode>;

/** The codes of the errors that `imports.setDateOrder` can fail with. */
export type ImportsSetDateOrderCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `imports.setDateOrder`. */
export type ImportsSetDateOrderError = KwanError<ImportsSetDateOrderCode>;

/** The codes of the errors that `imports.run` can fail with. */
export type ImportsRunCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "own_request"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `imports.run`. */
export type ImportsRunError = KwanError<ImportsRunCode>;

/** The codes of the errors that `imports.stop` can fail with. */
export type ImportsStopCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `imports.stop`. */
export type ImportsStopError = KwanError<ImportsStopCode>;

/** The codes of the errors that `imports.undo` can fail with. */
export type ImportsUndoCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "own_request"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `imports.undo`. */
export type ImportsUndoError = KwanError<ImportsUndoCode>;

/** The codes of the errors that `imports.report` can fail with. */
export type ImportsReportCode = CommonCode | "forbidden" | "not_found";

/** The error of `imports.report`. */
export type ImportsReportError = KwanError<ImportsReportCode>;

/** The codes of the errors that `imports.rowsToCorrect` can fail with. */
export type ImportsRowsToCorrectCode = CommonCode | "forbidden" | "not_found";

/** The error of `imports.rowsToCorrect`. */
export type ImportsRowsToCorrectError = KwanError<ImportsRowsToCorrectCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Lists imports, newest first.
   *
   * @example
   * const { results } = await kwan.imports.list();
   */
  list: method(
    listImports,
    (query?: ListImportsQuery, options?: CallOptions): KwanList<Page<ImportedFile>, ImportsListError, "listImports"> =>
      send(listImports, { query }, options),
  ),
  /**
   * Uploads a file and starts its check, which runs in the background. The file must be UTF-8 text, with values
   * separated by commas, semicolons or tabs, and with the column names in the first row. No record changes until
   * another person runs the import.
   *
   * @example
   * const { id } = await kwan.imports.start({ kind: "licences", file });
   */
  start: method(
    startImport,
    (body: StartImportBody, options?: PostOptions): KwanPromise<ImportedFile, ImportsStartError, "startImport"> =>
      send(startImport, { body }, options),
  ),
  /**
   * Returns an import and its progress.
   *
   * @example
   * const { state, counts } = await kwan.imports.get(id);
   */
  get: method(
    getImport,
    (id: ImportId, options?: CallOptions): KwanPromise<ImportedFile, ImportsGetError, "getImport"> =>
      send(getImport, { params: { id } }, options),
  ),
  /**
   * Lists an import's rows in the order of the file, each with a description of its errors.
   *
   * @example
   * for await (const row of kwan.imports.rows(id, { outcome: "invalid" })) console.log(row.number, row.errors);
   */
  rows: method(
    listImportRows,
    (
      id: ImportId,
      query?: ListImportRowsQuery,
      options?: CallOptions,
    ): KwanList<Page<ImportedRow>, ImportsRowsError, "listImportRows"> =>
      send(listImportRows, { params: { id }, query }, options),
  ),
  /**
   * Decides what to do with a row that is unclear or differs from the record. Such rows are imported only if someone
   * decides on them.
   *
   * @example
   * await kwan.imports.resolve(id, 17, { choice: "leave_out" });
   */
  resolve: method(
    resolveImportRow,
    (
      id: ImportId,
      number: number,
      body: ResolveImportRowBody,
      options?: UpdateOptions,
    ): KwanPromise<ImportedRow, ImportsResolveError, "resolveImportRow"> =>
      send(resolveImportRow, { params: { id, number: String(number) }, body }, options),
  ),
  /**
   * Says whether the day or the month comes first in the dates of a file, and starts its check. Needed for a file whose
   * dates, such as 5/11/2019, do not prove that the day comes first.
   *
   * @example
   * await kwan.imports.setDateOrder(id, { order: "day_first" });
   */
  setDateOrder: method(
    setImportDateOrder,
    (
      id: ImportId,
      body: SetImportDateOrderBody,
      options?: PostOptions,
    ): KwanPromise<ImportedFile, ImportsSetDateOrderError, "setImportDateOrder"> =>
      send(setImportDateOrder, { params: { id }, body }, options),
  ),
  /**
   * Runs an import that has been checked. You cannot run it if you uploaded the file or decided on its rows. Each row
   * becomes a decision with its own entry in the audit log.
   *
   * @example
   * await kwan.imports.run(id);
   */
  run: method(
    runImport,
    (id: ImportId, options?: PostOptions): KwanPromise<ImportedFile, ImportsRunError, "runImport"> =>
      send(runImport, { params: { id } }, options),
  ),
  /**
   * Stops an import. Rows that have already been imported stay on record and can be undone.
   *
   * @example
   * await kwan.imports.stop(id);
   */
  stop: method(
    stopImport,
    (id: ImportId, options?: PostOptions): KwanPromise<ImportedFile, ImportsStopError, "stopImport"> =>
      send(stopImport, { params: { id } }, options),
  ),
  /**
   * Asks for an import to be undone, or starts to undo it if another person has already asked. The person who asks
   * gives a reason. Records that have changed since the import stay as they are.
   *
   * @example
   * await kwan.imports.undo(id, { reason: "It was the file for another region." });
   */
  undo: method(
    undoImport,
    (
      id: ImportId,
      body?: UndoImportBody,
      options?: PostOptions,
    ): KwanPromise<ImportedFile, ImportsUndoError, "undoImport"> => send(undoImport, { params: { id }, body }, options),
  ),
  /**
   * Downloads every row of an import as CSV. The file says whether each row was imported and, if not, why.
   *
   * @example
   * const file = await kwan.imports.report(id);
   */
  report: method(
    downloadImportReport,
    (id: ImportId, options?: CallOptions): KwanPromise<FileAnswer, ImportsReportError, "downloadImportReport"> =>
      send(downloadImportReport, { params: { id } }, options),
  ),
  /**
   * Downloads the rows to correct as CSV: the rows with errors or, if the import was stopped, every row that was not
   * imported. Correct them, and upload the file again. Its last column, the reason, is not read.
   *
   * @example
   * const file = await kwan.imports.rowsToCorrect(id);
   */
  rowsToCorrect: method(
    downloadImportRowsToCorrect,
    (
      id: ImportId,
      options?: CallOptions,
    ): KwanPromise<FileAnswer, ImportsRowsToCorrectError, "downloadImportRowsToCorrect"> =>
      send(downloadImportRowsToCorrect, { params: { id } }, options),
  ),
});

/**
 * File imports, for staff. Each row of a file becomes a decision.
 */
export interface ImportsMethods extends ReturnType<typeof withSend> {}

/**
 * File imports, for staff. Each row of a file becomes a decision.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { imports });
 */
export const imports: (send: Send) => ImportsMethods = withSend;
