import { type Handlers, prepared } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import { requirePassword } from "../accounts/commands/require-password.ts";
import { endOtherSessions, endSession, logOut } from "./commands/end-session.ts";
import { presentSession } from "./present.ts";
import { listSessions } from "./store.ts";

export const sessionRoutes = {
  logOut,
  listSessions: async ({ db, deps, actor }, { query, request }) =>
    listAnswer(request, await listSessions(db, actor.id, deps.now(), query), (row) =>
      presentSession(row, actor.session),
    ),
  endSession: prepared(
    (context, { body }) => requirePassword(context, body.current_password),
    (context, { params }) => endSession(context, params.id),
  ),
  endOtherSessions: prepared(
    (context, { body }) => requirePassword(context, body.current_password),
    (context) => endOtherSessions(context),
  ),
} satisfies Partial<Handlers>;
