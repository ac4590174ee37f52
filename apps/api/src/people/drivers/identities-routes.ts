import { type Handlers, Reply } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import { decideIdentity } from "./commands/decide-identity.ts";
import { listUnverified } from "./identities-store.ts";
import { presentIdentity } from "./present-identity.ts";

export const identityRoutes = {
  listUnverifiedIdentities: async ({ db }, { query, request }) => {
    const listed = await listUnverified(db, query);
    return new Reply({ body: listAnswer(request, listed, presentIdentity), reads: listed.rows.map(({ id }) => id) });
  },
  decideIdentity: (context, { params, body }) => decideIdentity(context, params.id, body),
} satisfies Partial<Handlers>;
