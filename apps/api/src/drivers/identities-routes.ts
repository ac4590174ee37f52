import type { AnswerOf, listUnverifiedIdentities } from "@kwan/contract";
import { displayName } from "@kwan/domain";
import { type Handlers, Reply } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { decideIdentity } from "./commands/decide-identity.ts";
import { listUnverified, type UnverifiedRow } from "./identities-store.ts";
import { nationalityInWords } from "./present.ts";

type Identity = AnswerOf<typeof listUnverifiedIdentities>["results"][number];

const present = (row: UnverifiedRow): Identity => ({
  driver: row.id,
  driver_name: displayName(row),
  date_of_birth: row.date_of_birth,
  nationality: nationalityInWords(row),
  phone_number: row.account_phone_number ?? row.phone_number,
  id_type: (row.id_type ?? "ghana_card") as Identity["id_type"],
  id_number: row.id_number ?? "",
  issued_on: row.id_issued_on,
  expires_on: row.id_expires_on,
  updated_at: row.id_updated_at ?? row.updated_at,
  open_applications: Number(row.open_applications ?? 0),
});

export const identityRoutes = {
  listUnverifiedIdentities: async ({ db }, { query, request }) => {
    const listed = await listUnverified(db, query);
    return new Reply({ body: listAnswer(request, listed, present), reads: listed.rows.map(({ id }) => id) });
  },
  decideIdentity: (context, { params, body }) => decideIdentity(context, params.id, body),
} satisfies Partial<Handlers>;
