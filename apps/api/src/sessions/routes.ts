import { note } from "../audit/append.ts";
import type { Handlers } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { notFound } from "../domain-error.ts";
import { presentSession } from "./present.ts";
import { endSessions, listSessions } from "./store.ts";

export const sessionRoutes = {
  logOut: async (context) => {
    const { tx, actor } = context;
    await endSessions(tx, actor.id, { only: actor.session });
    await note(context, { action: "log_out", entity: "user", entity_id: actor.id });
  },
  listSessions: async ({ db, deps, actor }, { query, request }) =>
    listAnswer(request, await listSessions(db, actor.id, deps.now(), query), (row) =>
      presentSession(row, actor.session),
    ),
  endSession: async (context, { params }) => {
    const { tx, actor } = context;
    const ended = await endSessions(tx, actor.id, { only: params.id });
    if (ended === 0) throw notFound("session");
    await note(context, { action: "end_session", entity: "user", entity_id: actor.id });
  },
  endOtherSessions: async (context) => {
    const { tx, actor } = context;
    await endSessions(tx, actor.id, { but: actor.session });
    await note(context, { action: "end_other_sessions", entity: "user", entity_id: actor.id });
  },
} satisfies Partial<Handlers>;
