import { type Handlers, Reply } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import { listUnverified } from "./identities-store.ts";
import { identityFilesOf } from "./identity-files-store.ts";
import { presentIdentity } from "./present-identity.ts";

export const identityRoutes = {
  listUnverifiedIdentities: async ({ db }, { query, request }) => {
    const listed = await listUnverified(db, query);
    const reads = listed.rows.map(({ id }) => id);
    const files = await identityFilesOf(db, reads);
    return new Reply({ body: listAnswer(request, listed, presentIdentity(files)), reads });
  },
} satisfies Partial<Handlers>;
