import { findProgram, listPrograms, type ProgramRow, secretsOf } from "../../people/programs/store.ts";
import { type Handlers, versioned } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import type { Queries } from "../../platform/db/open.ts";
import { orNotFound } from "../../platform/domain-error.ts";
import { createProgram } from "./commands/create-program.ts";
import { endProgram } from "./commands/end-program.ts";
import { issueProgramSecret } from "./commands/issue-secret.ts";
import { presentProgram } from "./present.ts";

async function present(db: Queries, row: ProgramRow, now: Date) {
  const secrets = await secretsOf(db, [row.id], now);
  return versioned(row, () => presentProgram(row, secrets));
}

export const programRoutes = {
  listPrograms: async ({ db, deps }, { query, request }) => {
    const listed = await listPrograms(db, query);
    const secrets = await secretsOf(
      db,
      listed.rows.map(({ id }) => id),
      deps.now(),
    );
    return listAnswer(request, listed, (row) => presentProgram(row, secrets));
  },
  getProgram: async ({ db, deps }, { params }) =>
    present(db, orNotFound(await findProgram(db, params.id), "program"), deps.now()),
  createProgram: async (context, { body }) =>
    present(context.tx, await createProgram(context, body), context.deps.now()),
  issueProgramSecret: (context, { params }) => issueProgramSecret(context, params.id),
  endProgram: async (context, { params, body }) =>
    present(context.tx, await endProgram(context, params.id, body.reason), context.deps.now()),
} satisfies Partial<Handlers>;
