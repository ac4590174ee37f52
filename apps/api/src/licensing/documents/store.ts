import { sql, type Updateable } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Documents } from "../../platform/db/tables.ts";
import type { AccountId, ApplicationId, DecisionId, DocumentId, DriverId } from "../../platform/ids.ts";

export const findDocument = (db: Queries, id: DocumentId) =>
  db
    .selectFrom("documents")
    .leftJoin("services", "services.id", "documents.application_id")
    .leftJoin("decisions", "decisions.id", "documents.decision_id")
    .selectAll("documents")
    .select("decisions.subject as decision_subject")
    .select(["services.status as service_status", "services.branch_id as service_branch"])
    .where("documents.id", "=", id)
    .executeTakeFirst();

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/**
 * Whether an account has opened the file of a document. The audit log records the checksum of each file that was sent
 * to staff. A read of the document's details alone has none.
 */
export async function hasOpened(
  db: Queries,
  actor_id: AccountId,
  { id, sha256 }: Pick<DocumentRow, "id" | "sha256">,
): Promise<boolean> {
  const opened = db
    .selectFrom("audit")
    .select("seq")
    .where("entity_id", "=", id)
    .where("entity", "=", "document")
    .where("action", "=", "read")
    .where("actor_id", "=", actor_id)
    .where(sql<string>`after ->> 'sha256'`, "=", sha256);
  return (await opened.limit(1).executeTakeFirst()) !== undefined;
}

/** Returns all files for one document of an application, including rejected ones. */
export const filesFor = (db: Queries, application_id: ApplicationId, document: string) =>
  db
    .selectFrom("documents")
    .select(["id", "document", "status", "blob_key", "uploaded_at", "reviewed_at"])
    .where("application_id", "=", application_id)
    .where("document", "=", document)
    .orderBy("uploaded_at")
    .execute();

export type FileOfDocument = Awaited<ReturnType<typeof filesFor>>[number];

/** Returns the total size of an application's files, including rejected ones. */
export async function bytesOfService(db: Queries, application_id: ApplicationId): Promise<number> {
  const { bytes } = await db
    .selectFrom("documents")
    .select((of) => of.fn.coalesce(of.fn.sum<string>("bytes"), of.lit(0)).as("bytes"))
    .where("application_id", "=", application_id)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

export type NewDocument = Omit<
  Documents,
  "status" | "reason" | "field" | "decision_id" | "uploaded_at" | "reviewed_by" | "reviewed_at"
> & { readonly decision_id: DecisionId | null; readonly uploaded_at: Date };

export const insertDocument = (tx: Tx, row: NewDocument) =>
  tx
    .insertInto("documents")
    .values({ ...row, reason: null })
    .returningAll()
    .executeTakeFirstOrThrow();

export async function setVerdict(
  tx: Tx,
  id: DocumentId,
  verdict: Required<Pick<Updateable<Documents>, "status" | "reason" | "field" | "reviewed_by" | "reviewed_at">>,
): Promise<void> {
  await tx.updateTable("documents").set(verdict).where("id", "=", id).execute();
}

export type KeptDocument = Awaited<ReturnType<typeof insertDocument>>;

export async function deleteDocument(tx: Tx, id: DocumentId): Promise<void> {
  await tx.deleteFrom("documents").where("id", "=", id).execute();
}

/** Whether any document uses the bytes stored under this key. */
export const isBlobInUse = async (db: Queries, blob_key: string): Promise<boolean> =>
  (await db.selectFrom("documents").select("id").where("blob_key", "=", blob_key).executeTakeFirst()) !== undefined;

/** Returns the given keys that are used by a document. */
export async function keysInUse(db: Queries, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("documents")
    .select("blob_key")
    .where("blob_key", "in", [...keys])
    .execute();
  return new Set(rows.map(({ blob_key }) => blob_key));
}

/** Deletes the documents of these applications, and returns the keys of their bytes. */
export async function removeDocumentsOf(tx: Tx, application_ids: readonly ApplicationId[]): Promise<string[]> {
  const rows = await tx
    .deleteFrom("documents")
    .where("application_id", "in", [...application_ids])
    .returning("blob_key")
    .execute();
  return rows.map(({ blob_key }) => blob_key);
}

/** Makes the documents of an application the evidence for the decision that it hangs on. */
export async function attachToDecision(tx: Tx, application_id: ApplicationId, decision_id: DecisionId): Promise<void> {
  await tx.updateTable("documents").set({ decision_id }).where("application_id", "=", application_id).execute();
}

/** Selects the files of identity documents that no decision has taken as its evidence. */
const uncheckedFiles = (db: Queries) =>
  db
    .selectFrom("documents")
    .where("application_id", "is", null)
    .where("update_request_id", "is", null)
    .where("decision_id", "is", null);

/** Returns the unchecked files of a person's identity document that came from their account, or from staff. */
export const uncheckedFilesBy = (db: Queries, driver_id: DriverId, by: "owner" | "staff") =>
  uncheckedFiles(db)
    .innerJoin("users", "users.id", "documents.uploaded_by")
    .select(["documents.id", "documents.blob_key"])
    .where("documents.driver_id", "=", driver_id)
    .where("users.driver_id", by === "owner" ? "=" : "is distinct from", driver_id)
    .orderBy("documents.uploaded_at")
    .orderBy("documents.id")
    .execute();

/** Makes the files with which an identity was checked the evidence for the decision about it. */
export async function attachIdentityFiles(tx: Tx, ids: readonly DocumentId[], decision_id: DecisionId): Promise<void> {
  await tx.updateTable("documents").set({ decision_id }).where("id", "=", sql<DocumentId>`any(${ids})`).execute();
}

/** Deletes the unchecked identity files of a person whose account is deleted, and returns the keys of their bytes. */
export async function removeIdentityFilesOf(tx: Tx, driver_id: DriverId): Promise<string[]> {
  const rows = await tx
    .deleteFrom("documents")
    .where("id", "in", uncheckedFiles(tx).select("id").where("driver_id", "=", driver_id))
    .returning("blob_key")
    .execute();
  return rows.map(({ blob_key }) => blob_key);
}

/** Deletes a batch of identity files that nobody has checked since a given time. */
export const takeUncheckedFiles = (tx: Tx, uploaded_before: string, limit: number) =>
  tx
    .deleteFrom("documents")
    .where(
      "id",
      "in",
      uncheckedFiles(tx)
        .select("id")
        .where("uploaded_at", "<", uploaded_before)
        .orderBy("uploaded_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "blob_key", "driver_id", "document", "sha256"])
    .execute();

export const filesOfDecision = (db: Queries, decision_id: DecisionId) =>
  db.selectFrom("documents").select(["id", "document"]).where("decision_id", "=", decision_id).execute();

/** Deletes a batch of evidence for decisions that were rejected or withdrawn before a given time. */
export const takeEvidenceOfDecisions = (tx: Tx, decided_before: string, limit: number) =>
  tx
    .deleteFrom("documents")
    .where("id", "in", (of) =>
      of
        .selectFrom("documents as old")
        .innerJoin("decisions", "decisions.id", "old.decision_id")
        .select("old.id")
        .where((decided) =>
          decided.or([
            decided("decisions.state", "in", [sql.lit("refused" as const), sql.lit("withdrawn" as const)]),
            // Refusing an identity document takes it off the record.
            decided("decisions.kind", "=", sql.lit("refuse_identity" as const)),
          ]),
        )
        .where("decisions.decided_at", "<", decided_before)
        // Evidence for a decision that was in force and has been reversed stays in the record's history.
        .where((decided) =>
          decided.not(
            decided.exists(
              decided
                .selectFrom("decisions as opposite")
                .select("opposite.id")
                .whereRef("opposite.withdraws", "=", "decisions.id"),
            ),
          ),
        )
        .limit(limit)
        .forUpdate("old")
        .skipLocked(),
    )
    .returning(["blob_key", "decision_id", "driver_id", "document", "sha256"])
    .execute();

/** Deletes a batch of documents for update requests that were rejected before a given time. */
export const takeOldEvidence = (tx: Tx, decided_before: string, limit: number) =>
  tx
    .deleteFrom("documents")
    .where("id", "in", (of) =>
      of
        .selectFrom("documents as old")
        .innerJoin("update_requests", "update_requests.id", "old.update_request_id")
        .select("old.id")
        .where("update_requests.status", "=", sql.lit("rejected"))
        .where("update_requests.decided_at", "<", decided_before)
        .orderBy("update_requests.decided_at")
        .limit(limit)
        .forUpdate("old")
        .skipLocked(),
    )
    .returning(["blob_key", "update_request_id", "document", "sha256"])
    .execute();
