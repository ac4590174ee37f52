import type { AnswerOf, listUnverifiedIdentities } from "@kwan/contract";
import { displayName } from "@kwan/domain";
import type { UnverifiedRow } from "./identities-store.ts";
import type { IdentityFile } from "./identity-files-store.ts";
import { nationalityInWords, presentIdentityFile } from "./present.ts";

type Identity = AnswerOf<typeof listUnverifiedIdentities>["results"][number];

export const presentIdentity =
  (files: readonly IdentityFile[]) =>
  (row: UnverifiedRow): Identity => ({
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
    files: files.filter(({ driver_id }) => driver_id === row.id).map(presentIdentityFile),
    open_applications: Number(row.open_applications ?? 0),
  });
