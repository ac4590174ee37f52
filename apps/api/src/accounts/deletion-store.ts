import { sql } from "kysely";
import type { Tx } from "../db/open.ts";

/** An account whose day has come, held; those that somebody else holds are left to them. */
export const takeAccountToDelete = (tx: Tx, now: Date) =>
  tx
    .selectFrom("users")
    .select(["id", "driver_id", "deletes_at", "role", "email", "phone_number"])
    .where("deletes_at", "<=", now.toISOString())
    .orderBy("deletes_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Takes away all that belongs to the account alone: sessions, codes, news, messages, answers kept for a repeat. */
export async function removeOwn(tx: Tx, user_id: string): Promise<void> {
  for (const table of ["sessions", "codes", "reset_tokens", "notifications", "messages"] as const)
    await tx.deleteFrom(table).where("user_id", "=", user_id).execute();
  await tx.deleteFrom("idempotency_keys").where("caller", "=", user_id).execute();
}

/** Messages to a person's contacts that no account was known for, such as the codes of a sign-up. */
export async function removeMessagesTo(tx: Tx, contacts: readonly (string | null)[]): Promise<void> {
  const known = contacts.filter((each) => each !== null);
  if (known.length === 0) return;
  await tx.deleteFrom("messages").where("recipient", "in", known).where("user_id", "is", null).execute();
}

/** The row of the account stays, because records name it, and tells nothing of the person. */
export async function emptyAccount(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("users")
    .set((of) => ({
      username: sql<string>`'deleted-' || id`,
      email: null,
      phone_number: null,
      pending_email: null,
      pending_phone_number: null,
      first_name: "Deleted",
      last_name: "account",
      other_name: null,
      password_hash: null,
      driver_id: null,
      is_active: false,
      is_email_verified: false,
      is_phone_verified: false,
      wants_sms: false,
      wants_email: false,
      wants_news: false,
      deletes_at: null,
      deleted_at: now,
      updated_at: now,
      version: of("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

/**
 * The record of the driver stays as the law wants it, without what only the portal needed: how to reach the person,
 * their work, and the codes they shared.
 */
export async function releaseDriver(tx: Tx, driver_id: string, now: Date): Promise<void> {
  await tx
    .updateTable("drivers")
    .set((of) => ({
      user_id: null,
      phone_number: null,
      email: null,
      address: null,
      occupation: null,
      updated_at: now,
      version: of("version", "+", 1),
    }))
    .where("id", "=", driver_id)
    .execute();
  await tx.deleteFrom("shares").where("driver_id", "=", driver_id).execute();
}

/** Drafts were never handed in, so they are no record: they go whole. Returns the keys of their files. */
export async function removeDrafts(tx: Tx, driver_id: string): Promise<string[]> {
  const drafts = (
    await tx
      .selectFrom("services")
      .select("id")
      .where("driver_id", "=", driver_id)
      .where("status", "=", "draft")
      .where("submitted_at", "is", null)
      .forUpdate()
      .execute()
  ).map(({ id }) => id);
  if (drafts.length === 0) return [];
  const files = await tx.deleteFrom("documents").where("service_id", "in", drafts).returning("blob_key").execute();
  await tx.updateTable("services").set({ delivery_location_id: null }).where("id", "in", drafts).execute();
  await tx.deleteFrom("delivery_locations").where("service_id", "in", drafts).execute();
  await tx.deleteFrom("services").where("id", "in", drafts).execute();
  return files.map(({ blob_key }) => blob_key);
}

/** A deleted person's old places of delivery, where no application names them. */
export async function removeDeliveries(tx: Tx, driver_id: string): Promise<void> {
  await tx
    .deleteFrom("delivery_locations")
    .where("driver_id", "=", driver_id)
    .where("service_id", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("services").select("id").whereRef("delivery_location_id", "=", "delivery_locations.id"))),
    )
    .execute();
}
