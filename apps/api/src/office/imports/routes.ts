import type { PlainDate } from "@kwan/domain";
import { csvAnswer } from "../../platform/calls/csv-answer.ts";
import type { Handlers } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import type { Actor } from "../../platform/context.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { ImportRecord, ImportRowRecord } from "../../platform/db/tables.ts";
import { orNotFound } from "../../platform/domain-error.ts";
import type { ImportId } from "../../platform/ids.ts";
import { peopleOf } from "./choices.ts";
import { resolveRow } from "./commands/resolve-row.ts";
import { runImport } from "./commands/run-import.ts";
import { setDateOrder } from "./commands/set-date-order.ts";
import { startImport } from "./commands/start-import.ts";
import { stopImport } from "./commands/stop-import.ts";
import { undoImport } from "./commands/undo-import.ts";
import { presentImport, presentRow } from "./present.ts";
import { importReport } from "./report.ts";
import { cellsOfRows, findRow, listImportRows, peopleNamed } from "./rows-store.ts";
import { fileToCorrect } from "./rows-to-correct.ts";
import { findImport, listImports } from "./store.ts";

async function importFor(db: Queries, id: ImportId) {
  return orNotFound(await findImport(db, id), "import");
}

const answer = async (db: Queries, actor: Actor, id: ImportId) => presentImport(actor)(await importFor(db, id));

/** Reads the people and the other rows to which these rows refer, and returns a function that presents the rows. */
async function presenterOf(db: Queries, entry: ImportRecord, rows: readonly ImportRowRecord[], today: PlainDate) {
  const people = await peopleNamed(db, rows.flatMap(peopleOf));
  const others = rows.flatMap(({ other_row }) => other_row ?? []);
  return presentRow(entry, people, others.length > 0 ? await cellsOfRows(db, entry.id, others) : [], today);
}

export const importRoutes = {
  listImports: async ({ db, actor }, { query, request }) =>
    listAnswer(request, await listImports(db, query), presentImport(actor)),
  startImport: async (context, { body }) =>
    answer(context.db, context.actor, await startImport(context, { what: body.kind, file: body.file })),
  getImport: ({ db, actor }, { params }) => answer(db, actor, params.id),
  listImportRows: async ({ db, deps }, { params, query: { outcome, ...query }, request }) => {
    const entry = await importFor(db, params.id);
    const listed = await listImportRows(db, params.id, outcome, query);
    return listAnswer(request, listed, await presenterOf(db, entry, listed.rows, deps.today()));
  },
  resolveImportRow: async (context, { params, body }) => {
    const { tx, deps } = context;
    const number = Number(params.number);
    await resolveRow(context, params.id, number, body);
    const entry = await importFor(tx, params.id);
    const row = orNotFound(await findRow(tx, params.id, number), "import_row");
    return (await presenterOf(tx, entry, [row], deps.today()))(row);
  },
  setImportDateOrder: async (context, { params, body }) => {
    await setDateOrder(context, params.id, body.order);
    return answer(context.tx, context.actor, params.id);
  },
  runImport: async (context, { params }) => {
    await runImport(context, params.id);
    return answer(context.tx, context.actor, params.id);
  },
  stopImport: async (context, { params }) => {
    await stopImport(context, params.id);
    return answer(context.tx, context.actor, params.id);
  },
  undoImport: async (context, { params, body }) => {
    await undoImport(context, params.id, body.reason);
    return answer(context.tx, context.actor, params.id);
  },
  downloadImportRowsToCorrect: async ({ db, deps }, { params }) =>
    csvAnswer(fileToCorrect(db, await importFor(db, params.id), deps.today())),
  downloadImportReport: async ({ db, deps }, { params }) =>
    csvAnswer(importReport(db, await importFor(db, params.id), deps.today())),
} satisfies Partial<Handlers>;
