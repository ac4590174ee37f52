import type { AnswerOf, listUnverifiedIdentities } from "@kwan/contract";
import { displayName } from "@kwan/domain";
import type { UnverifiedRow } from "./identities-store.ts";
import { nationalityInWords } from "./present.ts";

type Identity = AnswerOf<typeof listUnverifiedIdentities>["results"][number];

export const presentIdentity = (row: UnverifiedRow): Identity => ({
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
