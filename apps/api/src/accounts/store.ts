import type { Role } from "@kwan/domain";
import { CompiledQuery, sql } from "kysely";
import type { Queries } from "../db/open.ts";
import type { Users } from "../db/tables.ts";

/** The account that an e-mail or a phone number belongs to. Case does not matter in an e-mail. */
export const findByTarget = (db: Queries, target: string) =>
  db
    .selectFrom("users")
    .selectAll()
    .where((of) =>
      target.includes("@") ? of(sql`lower(email)`, "=", target.toLowerCase()) : of("phone_number", "=", target),
    )
    .executeTakeFirst();

export const findUser = (db: Queries, id: string) =>
  db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();

export const lockUser = (db: Queries, id: string) =>
  db.selectFrom("users").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export type { UserRow };

export interface NewUser {
  readonly id: string;
  readonly username: string;
  readonly email: string | null;
  readonly phone_number: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly other_name: string | null;
  readonly role: Role;
  readonly password_hash: string | null;
  readonly school_id?: string | null;
  readonly branch_id?: string | null;
}

export async function insertUser(db: Queries, user: NewUser, now: Date): Promise<void> {
  const rest = { driver_id: null, school_id: null, branch_id: null, created_at: now, updated_at: now };
  await db
    .insertInto("users")
    .values({ ...rest, ...user })
    .execute();
}

/** An account that was never verified gives way to a new sign-up with the same phone number, e-mail or username. */
export async function removeUnverified(db: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("users")
    .where("id", "in", [...ids])
    .where("is_email_verified", "=", false)
    .where("is_phone_verified", "=", false)
    .where("driver_id", "is", null)
    .execute();
}

export const holdersOf = (
  db: Queries,
  { username, email, phone_number }: { username: string; email: string | null; phone_number: string },
) =>
  db
    .selectFrom("users")
    .select(["id", "username", "email", "phone_number", "is_email_verified", "is_phone_verified"])
    .where((of) =>
      of.or([
        of(sql`lower(username)`, "=", username.toLowerCase()),
        of("phone_number", "=", phone_number),
        ...(email ? [of(sql`lower(email)`, "=", email.toLowerCase())] : []),
      ]),
    )
    .execute();

type UserChanges = Partial<
  Pick<
    Users,
    "username" | "email" | "phone_number" | "password_hash" | "role" | "driver_id" | "school_id" | "branch_id"
  >
> & {
  readonly is_email_verified?: boolean;
  readonly is_phone_verified?: boolean;
  readonly is_active?: boolean;
  readonly wants_sms?: boolean;
  readonly wants_email?: boolean;
  readonly wants_news?: boolean;
  readonly news_decided_at?: Date | null;
  readonly deletes_at?: Date | null;
};

/** Keeps an account that was to be deleted; nothing where its day has come. */
export const keepUser = (db: Queries, id: string, now: Date) =>
  db
    .updateTable("users")
    .set((of) => ({ deletes_at: null, updated_at: now, version: of("version", "+", 1) }))
    .where("id", "=", id)
    .where("deletes_at", ">", now.toISOString())
    .returningAll()
    .executeTakeFirst();

export const updateUser = (db: Queries, id: string, changes: UserChanges, now: Date) =>
  db
    .updateTable("users")
    .set((of) => ({ ...changes, updated_at: now, version: of("version", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

export interface NewSession {
  readonly id: string;
  readonly user_id: string;
  readonly token_hash: string;
  readonly device: string;
  readonly started_at: Date;
  readonly last_used_at: Date;
  readonly expires_at: Date;
}

export async function insertSession(db: Queries, session: NewSession): Promise<void> {
  await db.insertInto("sessions").values(session).execute();
}

/** Written once, and not built anew: every request of somebody who is logged in begins with it. */
const sessionOfToken = `
  select users.*, sessions.id as session_id, sessions.last_used_at
  from sessions join users on users.id = sessions.user_id
  where sessions.token_hash = $1 and sessions.expires_at > $2 and users.is_active`;

type SessionOfToken = UserRow & { session_id: string; last_used_at: string };

/** The account behind a token and its session, while both are good. */
export async function findSession(db: Queries, token_hash: string, now: Date): Promise<SessionOfToken | undefined> {
  const found = await db.executeQuery(CompiledQuery.raw(sessionOfToken, [token_hash, now.toISOString()]));
  return found.rows[0] as SessionOfToken | undefined;
}

export async function touchSession(db: Queries, id: string, now: Date): Promise<void> {
  await db.updateTable("sessions").set({ last_used_at: now }).where("id", "=", id).execute();
}

export const sessionsOf = (db: Queries, user_id: string, now: Date) =>
  db.selectFrom("sessions").selectAll().where("user_id", "=", user_id).where("expires_at", ">", now.toISOString());

/** Ends one session of an account, or all, or all but one. */
export async function endSessions(
  db: Queries,
  user_id: string,
  which: { only?: string; but?: string } = {},
): Promise<number> {
  let all = db.deleteFrom("sessions").where("user_id", "=", user_id);
  if (which.only !== undefined) all = all.where("id", "=", which.only);
  if (which.but !== undefined) all = all.where("id", "<>", which.but);
  const { numDeletedRows } = await all.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export type CodePurpose = "login" | "signup" | "reset" | "change";

export interface NewCode {
  readonly id: string;
  readonly purpose: CodePurpose;
  readonly target: string;
  readonly user_id: string | null;
  readonly code_hash: string;
  readonly failures: number;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export async function insertCode(db: Queries, code: NewCode): Promise<void> {
  await db.insertInto("codes").values(code).execute();
}

/** The last code sent to a target for a purpose, locked, so that fifty guesses at once count as fifty. */
export const lockLastCode = (db: Queries, target: string, purpose: CodePurpose | null) => {
  const all = db.selectFrom("codes").selectAll().where("target", "=", target);
  const some = purpose ? all.where("purpose", "=", purpose) : all;
  return some.orderBy("created_at", "desc").orderBy("id", "desc").limit(1).forUpdate().executeTakeFirst();
};

export async function noteWrongCode(db: Queries, id: string): Promise<void> {
  await db
    .updateTable("codes")
    .set((of) => ({ failures: of("failures", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function spendCode(db: Queries, id: string, now: Date): Promise<void> {
  await db.updateTable("codes").set({ used_at: now }).where("id", "=", id).execute();
}

export async function insertResetToken(
  db: Queries,
  row: { token_hash: string; user_id: string; expires_at: Date },
): Promise<void> {
  await db.insertInto("reset_tokens").values(row).execute();
}

/** Takes the token: it works once. */
export const spendResetToken = (db: Queries, token_hash: string, now: Date) =>
  db
    .updateTable("reset_tokens")
    .set({ used_at: now })
    .where("token_hash", "=", token_hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .returning("user_id")
    .executeTakeFirst();

/** Whether a reset token could be spent now. */
export async function isResetToken(db: Queries, token_hash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("reset_tokens")
    .select("user_id")
    .where("token_hash", "=", token_hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** How many were counted in the window that is open. */
export async function hitsOf(db: Queries, key: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom("rate_limits")
    .select("hits")
    .where("key", "=", key)
    .where("window_ends_at", ">", now.toISOString())
    .executeTakeFirst();
  return row?.hits ?? 0;
}

/** Counts one more in the window that is open, or opens a new one. */
export const hit = (db: Queries, key: string, window_ends_at: Date, now: Date) =>
  db
    .insertInto("rate_limits")
    .values({ key, window_ends_at, hits: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: sql`case when rate_limits.window_ends_at > ${now} then rate_limits.hits + 1 else 1 end`,
        window_ends_at: sql`case when rate_limits.window_ends_at > ${now} then rate_limits.window_ends_at else excluded.window_ends_at end`,
      }),
    )
    .returning(["hits", "window_ends_at"])
    .executeTakeFirstOrThrow();
