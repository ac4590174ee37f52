import { sql } from "kysely";
import type { Queries, Tx } from "../db/open.ts";
import type { Documents } from "../db/tables.ts";

export const findDocument = (db: Queries, id: string) =>
  db
    .selectFrom("documents")
    .leftJoin("services", "services.id", "documents.service_id")
    .selectAll("documents")
    .select(["services.status as service_status", "services.branch_id as service_branch"])
    .where("documents.id", "=", id)
    .executeTakeFirst();

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** The current files for a document of an application, without refused ones. */
export const findStanding = (db: Queries, service_id: string, document: string) =>
  db
    .selectFrom("documents")
    .select(["id", "status", "blob_key"])
    .where("service_id", "=", service_id)
    .where("document", "=", document)
    .where("status", "<>", "refused")
    .orderBy("uploaded_at")
    .execute();

export type Standing = Awaited<ReturnType<typeof findStanding>>[number];

/** The total size of an application's files, including refused ones. */
export async function bytesOfService(db: Queries, service_id: string): Promise<number> {
  const { bytes } = await db
    .selectFrom("documents")
    .select((of) => of.fn.coalesce(of.fn.sum<string>("bytes"), of.lit(0)).as("bytes"))
    .where("service_id", "=", service_id)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

export type NewDocument = Omit<Documents, "status" | "reason" | "uploaded_at"> & { readonly uploaded_at: Date };

export const insertDocument = (tx: Tx, row: NewDocument) =>
  tx
    .insertInto("documents")
    .values({ ...row, reason: null })
    .returningAll()
    .executeTakeFirstOrThrow();

export type KeptDocument = Awaited<ReturnType<typeof insertDocument>>;

export async function deleteDocument(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("documents").where("id", "=", id).execute();
}

/** Whether any document uses the bytes under this key. */
export const isBlobInUse = async (db: Queries, blob_key: string): Promise<boolean> =>
  (await db.selectFrom("documents").select("id").where("blob_key", "=", blob_key).executeTakeFirst()) !== undefined;

/** Returns those of the keys that a document uses. */
export async function keysInUse(db: Queries, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("documents")
    .select("blob_key")
    .where("blob_key", "in", [...keys])
    .execute();
  return new Set(rows.map(({ blob_key }) => blob_key));
}

/** Deletes the documents of some applications, and returns the keys of their bytes. */
export async function removeDocumentsOf(tx: Tx, service_ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .deleteFrom("documents")
    .where("service_id", "in", [...service_ids])
    .returning("blob_key")
    .execute();
  return rows.map(({ blob_key }) => blob_key);
}

/** Deletes a batch of documents of change requests that were refused before a moment. */
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
