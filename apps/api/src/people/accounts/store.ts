import type { Role } from "@kwan/domain";
import type { Language } from "@kwan/domain/language";
import { type Insertable, sql, type Updateable } from "kysely";
import type { ActingAccount } from "../../platform/acting-account.ts";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { UserRow, Users } from "../../platform/db/tables.ts";
import type { AccountId, DriverId } from "../../platform/ids.ts";

const contactIs = (target: string) =>
  target.includes("@") ? sql<boolean>`lower(email) = ${target.toLowerCase()}` : sql<boolean>`phone_number = ${target}`;

const isVerifiedBy = (target: string) => (target.includes("@") ? "is_email_verified" : "is_phone_verified");

/** Finds the account with this verified email or phone number. The case of emails is ignored. */
export const findByTarget = (db: Queries, target: string) =>
  db.selectFrom("users").selectAll().where(contactIs(target)).where(isVerifiedBy(target), "=", true).executeTakeFirst();

/** Finds the newest sign-up with this email address or phone number that was never verified. */
export const findSignUp = (db: Queries, target: string) =>
  db
    .selectFrom("users")
    .selectAll()
    .where(contactIs(target))
    .where("is_email_verified", "=", false)
    .where("is_phone_verified", "=", false)
    .where("is_active", "=", true)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();

export const findUser = (db: Queries, id: AccountId) =>
  db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();

export const findUserOfDriver = (db: Queries, driver_id: DriverId) =>
  db.selectFrom("users").selectAll().where("driver_id", "=", driver_id).executeTakeFirst();

export const lockUser = (tx: Tx, id: AccountId) =>
  tx.selectFrom("users").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Whether a target is the account's own email address or phone number, verified or not. */
export const isContactOf = (user: Pick<UserRow, "email" | "phone_number">, target: string): boolean =>
  target === (target.includes("@") ? user.email?.toLowerCase() : user.phone_number);

/** Whether a target is a new email address or phone number that the account has not yet verified. */
export const isPendingOf = (user: ActingAccount, target: string): boolean =>
  target === (target.includes("@") ? user.pending_email : user.pending_phone_number);

type NewUser = Omit<Insertable<Users>, "driver_id" | "created_at" | "updated_at"> & {
  readonly role: Role;
  readonly language: Language;
};

export async function insertUser(tx: Tx, user: NewUser, now: Date): Promise<void> {
  const rest = { driver_id: null, school_id: null, branch_id: null, created_at: now, updated_at: now };
  await tx
    .insertInto("users")
    .values({ ...rest, ...user })
    .execute();
}

const neverVerified = (db: Queries) =>
  db
    .deleteFrom("users")
    .where("is_email_verified", "=", false)
    .where("is_phone_verified", "=", false)
    .where("driver_id", "is", null)
    .where("role", "=", "learner");

export async function removeSignUp(db: Queries, id: AccountId): Promise<void> {
  await neverVerified(db).where("id", "=", id).execute();
}

/** Deletes sign-ups that were created before a given time and never verified. */
export async function removeSignUpsBefore(db: Queries, moment: Date): Promise<void> {
  await neverVerified(db).where("created_at", "<", moment.toISOString()).execute();
}

/**
 * Makes sure that a verified email address or phone number belongs to only one account. Deletes other sign-ups that use
 * it, and removes it from accounts that have not verified it.
 */
export async function releaseContact(tx: Tx, target: string, holder: AccountId): Promise<void> {
  await neverVerified(tx).where(contactIs(target)).where("id", "<>", holder).execute();
  const [column, other] = target.includes("@")
    ? (["email", "phone_number"] as const)
    : (["phone_number", "email"] as const);
  await tx
    .updateTable("users")
    .set({ [column]: null })
    .where(contactIs(target))
    .where(isVerifiedBy(target), "=", false)
    .where(other, "is not", null)
    .where("id", "<>", holder)
    .execute();
}

export const findByUsername = (db: Queries, username: string) =>
  db.selectFrom("users").selectAll().where(sql`lower(username)`, "=", username.toLowerCase()).executeTakeFirst();

/** Cancels the deletion of an account. Has no effect from the deletion date onwards. */
export const keepUser = (tx: Tx, id: AccountId, now: Date) =>
  tx
    .updateTable("users")
    .set((of) => ({ deletes_at: null, updated_at: now, version: of("version", "+", 1) }))
    .where("id", "=", id)
    .where("deletes_at", ">", now.toISOString())
    .returningAll()
    .executeTakeFirst();

export const updateUser = (tx: Tx, id: AccountId, changes: Updateable<Users>, now: Date) =>
  tx
    .updateTable("users")
    .set((of) => ({ ...changes, updated_at: now, version: of("version", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function changeRoles(tx: Tx, ids: readonly AccountId[], role: Role, now: Date): Promise<void> {
  await tx
    .updateTable("users")
    .set((of) => ({ role, updated_at: now, version: of("version", "+", 1) }))
    .where("id", "=", sql<AccountId>`any(${ids})`)
    .execute();
}

/** Returns the administrators who can log in. They are locked in a fixed order to avoid deadlocks. */
export const activeAdmins = (db: Queries) =>
  db.selectFrom("users").select("id").where("role", "=", "admin").where("is_active", "=", true).orderBy("id").execute();

export const lockAdmins = (tx: Tx) =>
  tx
    .selectFrom("users")
    .select(["id", "username", "deletes_at"])
    .where("role", "=", "admin")
    .where("is_active", "=", true)
    .orderBy("id")
    .forUpdate()
    .execute();

/** Whether there have ever been two active administrators. */
export const hasHadTwoAdmins = async (db: Queries): Promise<boolean> =>
  (await db.selectFrom("second_administrator").select("since").executeTakeFirst()) !== undefined;

export const hasAdmin = async (db: Queries): Promise<boolean> =>
  (await db.selectFrom("users").select("id").where("role", "=", "admin").limit(1).executeTakeFirst()) !== undefined;

/** Locks an account that is due for deletion. Skips accounts that another process has locked. */
export const takeAccountToDelete = (tx: Tx, now: Date) =>
  tx
    .selectFrom("users")
    .select(["id", "driver_id", "deletes_at", "role", "email", "phone_number"])
    .where("deletes_at", "<=", now.toISOString())
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Erases the personal data of an account. Its row stays, because other records refer to it. */
export async function emptyAccount(tx: Tx, id: AccountId, now: Date): Promise<void> {
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
