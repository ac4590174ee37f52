import { note } from "../audit/append.ts";
import type { HandlersOf } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { notFound } from "../domain-error.ts";
import { presentSession } from "./present.ts";
import { endSessions, listSessions } from "./store.ts";

export const sessionRoutes: HandlersOf<"logOut" | "listSessions" | "endSession" | "endOtherSessions"> = {
  logOut: async (asked) => {
    await endSessions(asked.db, asked.actor.id, { only: asked.actor.session });
    await note(asked, { action: "log_out", entity: "user", entity_id: asked.actor.id });
  },
  listSessions: async ({ db, deps, actor, query, request }) =>
    listAnswer(request, await listSessions(db, actor.id, deps.now(), query), (row) =>
      presentSession(row, actor.session),
    ),
  endSession: async (asked) => {
    const ended = await endSessions(asked.db, asked.actor.id, { only: asked.params.id });
    if (ended === 0) throw notFound("session");
    await note(asked, { action: "end_session", entity: "user", entity_id: asked.actor.id });
  },
  endOtherSessions: async (asked) => {
    await endSessions(asked.db, asked.actor.id, { but: asked.actor.session });
    await note(asked, { action: "end_other_sessions", entity: "user", entity_id: asked.actor.id });
  },
};
