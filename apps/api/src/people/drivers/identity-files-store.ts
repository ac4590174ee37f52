import { sql } from "kysely";
import type { Queries } from "../../platform/db/open.ts";
import type { DriverId } from "../../platform/ids.ts";
import { provisionalClaim } from "./claims-store.ts";

/**
 * The condition for a row of `documents` that can prove an identity which has not been checked: a file of an identity
 * document that belongs to no application, request or decision, or the page of a passport that was filed with an
 * application.
 */
const provesIdentity = sql<boolean>`documents.decision_id is null and documents.update_request_id is null
  and documents.status <> 'refused'
  and case when documents.application_id is null then documents.document = 'identity_document'
    else documents.document = 'passport_page' and exists (select from drivers
      where drivers.id = documents.driver_id and drivers.id_type = 'passport') end`;

/** Whether a file came from the account of the person whom it is about. */
const isOwners = sql<boolean>`exists (select from users
  where users.id = documents.uploaded_by and users.driver_id = documents.driver_id)`;

/** Returns the files of these people's identity documents that have not been checked, oldest first. */
export const identityFilesOf = (db: Queries, driver_ids: readonly DriverId[]) =>
  db
    .selectFrom("documents")
    .select(["id", "driver_id", "document", "name", "type", "uploaded_at", isOwners.as("is_owners")])
    .where("driver_id", "=", sql<DriverId>`any(${driver_ids})`)
    .where(provesIdentity)
    .orderBy("uploaded_at")
    .orderBy("id")
    .execute();

export type IdentityFile = Awaited<ReturnType<typeof identityFilesOf>>[number];

/** Whether the person has given a file of their identity document from their own account. */
const hasGivenIdentity = async (db: Queries, driver_id: DriverId): Promise<boolean> =>
  (await identityFilesOf(db, [driver_id])).some(({ is_owners }) => is_owners);

/**
 * Whether one officer is enough to verify an identity: the person has given the file themself, and has not claimed a
 * licence in another name, which a verified identity would give them.
 */
export const isEnoughForOne = async (db: Queries, driver_id: DriverId): Promise<boolean> =>
  (await hasGivenIdentity(db, driver_id)) && (await provisionalClaim(db, driver_id))?.is_alike !== false;

/** Whether two members of staff have confirmed a person's identity, one of whom saw the document. */
export const isConfirmedByTwo = async (db: Queries, driver_id: DriverId): Promise<boolean> =>
  (await db
    .selectFrom("decisions")
    .select("id")
    .where("driver_id", "=", driver_id)
    .where("kind", "=", sql.lit("verify_identity" as const))
    .where("state", "=", sql.lit("in_force" as const))
    .where("withdraws", "is", null)
    .where("decided_by", "is not", null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The evidence for a decision: the files attached to it and, for a proposal to verify an identity, those of the person. */
export const filesOfDecisions = sql`documents.decision_id = decisions.id
  or (decisions.kind = 'verify_identity' and decisions.state = 'proposed'
    and documents.driver_id = decisions.driver_id and ${provesIdentity})`;
