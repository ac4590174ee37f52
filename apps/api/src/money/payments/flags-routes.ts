import type { Handlers } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import { resolveFlaggedPayment } from "./commands/resolve-flagged-payment.ts";
import { listFlagged } from "./flags-store.ts";
import { presentFlagged } from "./present-flagged.ts";

export const flagRoutes = {
  listFlaggedPayments: async ({ db }, { query, request }) =>
    listAnswer(request, await listFlagged(db, query.resolved === "true", query), presentFlagged),
  resolveFlaggedPayment: async (context, { params, body }) =>
    presentFlagged(await resolveFlaggedPayment(context, params.id, body)),
} satisfies Partial<Handlers>;
