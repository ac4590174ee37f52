import { dateOrders, importKinds, importStates, rowChoices, rowOutcomes } from "@kwan/domain/imports";
import * as z from "zod/mini";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { id } from "../shapes/basics.ts";
import { file } from "../shapes/documents.ts";
import { importBytes, importedFile, importedRow } from "../shapes/imports.ts";
import { listQuery, page } from "../shapes/lists.ts";

export const listImports = call({
  id: "listImports",
  paged: true,
  method: "GET",
  path: "/office/import/",
  query: () => listQuery({ state: z.optional(z.enum(importStates)) }),
  answer: () => page(importedFile),
  access: ["imports.make", "imports.run"],
});

export const startImport = call({
  id: "startImport",
  method: "POST",
  path: "/office/import/",
  files: { count: 1, bytes: importBytes },
  body: () => z.object({ what: z.enum(importKinds, { error: m.fields_import_what }), file }),
  answer: importedFile,
  status: 201,
  errors: ["already_exists"],
  access: ["imports.make"],
  transaction: "none",
});

export const getImport = call({
  id: "getImport",
  method: "GET",
  path: "/office/import/{id}/",
  answer: importedFile,
  access: ["imports.make", "imports.run"],
});

export const listImportRows = call({
  id: "listImportRows",
  paged: true,
  method: "GET",
  path: "/office/import/{id}/row/",
  query: () => listQuery({ outcome: z.optional(z.enum(rowOutcomes)) }),
  answer: () => page(importedRow),
  access: ["imports.make", "imports.run"],
  audit: "import",
});

export const resolveImportRow = call({
  id: "resolveImportRow",
  method: "PATCH",
  path: "/office/import/{id}/row/{number}/",
  body: () =>
    z.object({
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
});

export const setImportDateOrder = call({
  id: "setImportDateOrder",
  method: "POST",
  path: "/office/import/{id}/date-order/",
  body: () =>
    z.object({
      /** Whether the day or the month comes first in dates such as 5/11/2019. */
      order: z.enum(dateOrders, { error: m.fields_import_date_order }),
    }),
  answer: importedFile,
  errors: ["state_forbids"],
  access: ["imports.make"],
});

export const runImport = call({
  id: "runImport",
  method: "POST",
  path: "/office/import/{id}/run/",
  answer: importedFile,
  errors: ["state_forbids", "own_request"],
  access: ["imports.run"],
});

export const stopImport = call({
  id: "stopImport",
  method: "POST",
  path: "/office/import/{id}/stop/",
  answer: importedFile,
  errors: ["state_forbids"],
  access: ["imports.make", "imports.run"],
});

export const undoImport = call({
  id: "undoImport",
  method: "POST",
  path: "/office/import/{id}/undo/",
  body: () =>
    z.object({
      /**
       * Why the import should be undone. Required in the first request to undo it, and not used in the second one,
       * which approves the undo.
       */
      reason: z.optional(z.nullable(z.string().check(z.maxLength(1_000)))),
    }),
  answer: importedFile,
  errors: ["state_forbids", "own_request"],
  access: ["imports.make", "imports.run"],
});

export const downloadImportReport = call({
  id: "downloadImportReport",
  method: "GET",
  path: "/office/import/{id}/report/",
  answers: "file",
  access: ["imports.make", "imports.run"],
  audit: "import",
});

export const downloadImportRowsToCorrect = call({
  id: "downloadImportRowsToCorrect",
  method: "GET",
  path: "/office/import/{id}/to-correct/",
  answers: "file",
  access: ["imports.make", "imports.run"],
  audit: "import",
});
