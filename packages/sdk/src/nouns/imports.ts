// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  downloadImportReport,
  downloadImportRowsToCorrect,
  getImport,
  listImportRows,
  listImports,
  resolveImportRow,
  runImport,
  setImportDateOrder,
  startImport,
  stopImport,
  undoImport,
} from "@kwan/contract";
import type { Answering, Body, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions, UpdateOptions } from "../requests/options.ts";

/**
 * File imports, for staff. Each row of a file becomes a decision.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { imports });
 */
/* @__NO_SIDE_EFFECTS__ */
export const imports = (send: Send) => ({
  /**
   * Lists imports, newest first.
   *
   * @example
   * const { results } = await kwan.imports.list();
   */
  list: method(
    listImports,
    (query?: Query<typeof listImports>, options?: CallOptions): Answering<typeof listImports> =>
      send(listImports, { query }, options),
  ),
  /**
   * Uploads a file and starts its check. No record changes until another person runs the import.
   *
   * @example
   * const { id } = await kwan.imports.start({ what: "licences", file });
   */
  start: method(
    startImport,
    (body: Body<typeof startImport>, options?: PostOptions): Answering<typeof startImport> =>
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
    (id: string, options?: CallOptions): Answering<typeof getImport> => send(getImport, { params: { id } }, options),
  ),
  /**
   * Lists an import's rows in file order, each with its errors.
   *
   * @example
   * for await (const row of kwan.imports.rows(id, { outcome: "invalid" })) console.log(row.number, row.errors);
   */
  rows: method(
    listImportRows,
    (id: string, query?: Query<typeof listImportRows>, options?: CallOptions): Answering<typeof listImportRows> =>
      send(listImportRows, { params: { id }, query }, options),
  ),
  /**
   * Decides what to do with a row that is unclear or differs from the record.
   *
   * @example
   * await kwan.imports.resolve(id, 17, { choice: "leave_out" });
   */
  resolve: method(
    resolveImportRow,
    (
      id: string,
      number: number,
      body: Body<typeof resolveImportRow>,
      options?: UpdateOptions,
    ): Answering<typeof resolveImportRow> =>
      send(resolveImportRow, { params: { id, number: String(number) }, body }, options),
  ),
  /**
   * Says whether the day or the month comes first in the dates of a file. Its check then starts.
   *
   * @example
   * await kwan.imports.setDateOrder(id, { order: "day_first" });
   */
  setDateOrder: method(
    setImportDateOrder,
    (id: string, body: Body<typeof setImportDateOrder>, options?: PostOptions): Answering<typeof setImportDateOrder> =>
      send(setImportDateOrder, { params: { id }, body }, options),
  ),
  /**
   * Runs an import that has been checked. The caller must not have uploaded the file or decided on its rows.
   *
   * @example
   * await kwan.imports.run(id);
   */
  run: method(
    runImport,
    (id: string, options?: PostOptions): Answering<typeof runImport> => send(runImport, { params: { id } }, options),
  ),
  /**
   * Stops an import. Rows that have already been imported are kept.
   *
   * @example
   * await kwan.imports.stop(id);
   */
  stop: method(
    stopImport,
    (id: string, options?: PostOptions): Answering<typeof stopImport> => send(stopImport, { params: { id } }, options),
  ),
  /**
   * Asks for an import to be undone, or starts to undo it if another person has already asked.
   *
   * @example
   * await kwan.imports.undo(id, { reason: "It was the file for another region." });
   */
  undo: method(
    undoImport,
    (id: string, body?: Body<typeof undoImport>, options?: PostOptions): Answering<typeof undoImport> =>
      send(undoImport, { params: { id }, body }, options),
  ),
  /**
   * Downloads every row of an import as CSV, with the reason for each row that was not imported.
   *
   * @example
   * const file = await kwan.imports.report(id);
   */
  report: method(
    downloadImportReport,
    (id: string, options?: CallOptions): Answering<typeof downloadImportReport> =>
      send(downloadImportReport, { params: { id } }, options),
  ),
  /**
   * Downloads the rows to correct as CSV. Correct them, and upload the file again.
   *
   * @example
   * const file = await kwan.imports.rowsToCorrect(id);
   */
  rowsToCorrect: method(
    downloadImportRowsToCorrect,
    (id: string, options?: CallOptions): Answering<typeof downloadImportRowsToCorrect> =>
      send(downloadImportRowsToCorrect, { params: { id } }, options),
  ),
});
