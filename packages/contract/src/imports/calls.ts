/**
 * File imports, for staff. Each row of a file becomes a decision.
 *
 * @module
 */

import { dateOrders, importKinds, importStates, rowChoices, rowOutcomes } from "@kwan/domain/imports";
import * as z from "zod/mini";
import { id } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { file } from "../documents/shapes.ts";
import { listQuery, page } from "../lists.ts";
import { importBytes, importedFile, importedRow } from "./shapes.ts";

/**
 * Lists imports, newest first.
 *
 * @summary List imports
 * @sdk imports.list
 * @example
 * const { results } = await kwan.imports.list();
 */
export const listImports = call({
  id: "listImports",
  paged: true,
  method: "GET",
  path: "/office/import/",
  query: listQuery({
    /** Lists only imports in this state. */
    state: z.optional(z.enum(importStates)),
  }),
  answer: page(importedFile),
  access: ["imports.make", "imports.run"],
});

/**
 * Uploads a file and starts its check, which runs in the background. The file must be UTF-8 text, with values
 * separated by commas, semicolons or tabs, and with the column names in the first row. No record changes until
 * another person runs the import.
 *
 * @summary Upload a file to import
 * @sdk imports.start
 * @example
 * const { id } = await kwan.imports.start({ kind: "licences", file });
 */
export const startImport = call({
  id: "startImport",
  method: "POST",
  path: "/office/import/",
  files: { count: 1, bytes: importBytes },
  body: z.object({
    /** What the file contains. */
    kind: z.enum(importKinds, { error: m.fields_import_what }),
    /** The file to import. */
    file,
  }),
  answer: importedFile,
  status: 201,
  errors: ["already_exists"],
  access: ["imports.make"],
  power: "prepare_import",
  transaction: "none",
});

/**
 * Returns an import and its progress.
 *
 * @summary Check the progress of an import
 * @sdk imports.get
 * @example
 * const { state, counts } = await kwan.imports.get(id);
 */
export const getImport = call({
  id: "getImport",
  method: "GET",
  path: "/office/import/{id}/",
  answer: importedFile,
  access: ["imports.make", "imports.run"],
});

/**
 * Lists an import's rows in the order of the file, each with a description of its errors.
 *
 * @summary List the rows of an import
 * @sdk imports.rows
 * @example
 * for await (const row of kwan.imports.rows(id, { outcome: "invalid" })) console.log(row.number, row.errors);
 */
export const listImportRows = call({
  id: "listImportRows",
  paged: true,
  method: "GET",
  path: "/office/import/{id}/row/",
  query: listQuery({
    /** Lists only the rows that had this outcome when they were checked. */
    outcome: z.optional(z.enum(rowOutcomes)),
  }),
  answer: page(importedRow),
  access: ["imports.make", "imports.run"],
  audit: "import",
});

/**
 * Decides what to do with a row that is unclear or differs from the record. Such rows are imported only if someone
 * decides on them.
 *
 * @summary Decide on a row of an import
 * @sdk imports.resolve
 * @example
 * await kwan.imports.resolve(id, 17, { choice: "leave_out" });
 */
export const resolveImportRow = call({
  id: "resolveImportRow",
  method: "PATCH",
  path: "/office/import/{id}/row/{number}/",
  body: z.object({
    /** What to do with the row. */
    choice: z.enum(rowChoices, { error: m.fields_import_choice }),
    /**
     * The ID of the candidate who matches the person in the row. Required for the choice `this_person` if there are
     * several candidates.
     */
    driver: z.optional(z.nullable(id)),
  }),
  answer: importedRow,
  errors: ["state_forbids"],
  access: ["imports.make"],
  power: "prepare_import",
});

/**
 * Says whether the day or the month comes first in the dates of a file, and starts its check. Needed for a file whose
 * dates, such as 5/11/2019, do not prove that the day comes first.
 *
 * @summary Say whether the day or the month comes first
 * @sdk imports.setDateOrder
 * @example
 * await kwan.imports.setDateOrder(id, { order: "day_first" });
 */
export const setImportDateOrder = call({
  id: "setImportDateOrder",
  method: "POST",
  path: "/office/import/{id}/date-order/",
  body: z.object({
    /** Whether the day or the month comes first in dates such as 5/11/2019. */
    order: z.enum(dateOrders, { error: m.fields_import_date_order }),
  }),
  answer: importedFile,
  errors: ["state_forbids"],
  access: ["imports.make"],
  power: "prepare_import",
});

/**
 * Runs an import that has been checked. You cannot run it if you uploaded the file or decided on its rows. Each row
 * becomes a decision with its own entry in the audit log.
 *
 * @summary Run an import
 * @sdk imports.run
 * @example
 * await kwan.imports.run(id);
 */
export const runImport = call({
  id: "runImport",
  method: "POST",
  path: "/office/import/{id}/run/",
  answer: importedFile,
  errors: ["state_forbids", "own_request"],
  access: ["imports.run"],
  power: "run_import",
});

/**
 * Stops an import. Rows that have already been imported stay on record and can be undone.
 *
 * @summary Stop an import
 * @sdk imports.stop
 * @example
 * await kwan.imports.stop(id);
 */
export const stopImport = call({
  id: "stopImport",
  method: "POST",
  path: "/office/import/{id}/stop/",
  answer: importedFile,
  errors: ["state_forbids"],
  access: ["imports.make", "imports.run"],
  power: "stop_import",
});

/**
 * Asks for an import to be undone, or starts to undo it if another person has already asked. The person who asks
 * gives a reason. Records that have changed since the import stay as they are.
 *
 * @summary Undo an import
 * @sdk imports.undo
 * @example
 * await kwan.imports.undo(id, { reason: "It was the file for another region." });
 */
export const undoImport = call({
  id: "undoImport",
  method: "POST",
  path: "/office/import/{id}/undo/",
  body: z.object({
    /**
     * Why the import should be undone. Required in the first request to undo it, and not used in the second one,
     * which approves the undo.
     */
    reason: z.optional(z.nullable(z.string().check(z.maxLength(1_000)))),
  }),
  answer: importedFile,
  errors: ["state_forbids", "own_request"],
  access: ["imports.make", "imports.run"],
  power: "run_import",
});

/**
 * Downloads every row of an import as CSV. The file says whether each row was imported and, if not, why.
 *
 * @summary Download the report of an import as CSV
 * @sdk imports.report
 * @example
 * const file = await kwan.imports.report(id);
 */
export const downloadImportReport = call({
  id: "downloadImportReport",
  method: "GET",
  path: "/office/import/{id}/report/",
  answers: "file",
  access: ["imports.make", "imports.run"],
  audit: "import",
});

/**
 * Downloads the rows to correct as CSV: the rows with errors or, if the import was stopped, every row that was not
 * imported. Correct them, and upload the file again. Its last column, the reason, is not read.
 *
 * @summary Download the rows to correct as CSV
 * @sdk imports.rowsToCorrect
 * @example
 * const file = await kwan.imports.rowsToCorrect(id);
 */
export const downloadImportRowsToCorrect = call({
  id: "downloadImportRowsToCorrect",
  method: "GET",
  path: "/office/import/{id}/to-correct/",
  answers: "file",
  access: ["imports.make", "imports.run"],
  audit: "import",
});
