import type { Handlers } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import { listFlagged } from "./flags-store.ts";
import { presentFlagged } from "./present-flagged.ts";

export const flagRoutes = {
  listFlaggedPayments: async ({ db }, { query, request }) =>
    listAnswer(request, await listFlagged(db, query.resolved === "true", query), presentFlagged),
} satisfies Partial<Handlers>;
