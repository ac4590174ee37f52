import type { Insertable } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Codes } from "../../platform/db/tables.ts";
import type { AccountId } from "../../platform/ids.ts";

export type CodePurpose = "login" | "signup" | "reset" | "change" | "lessons";

export async function insertCode(tx: Tx, code: Insertable<Codes>): Promise<void> {
  await tx.insertInto("codes").values(code).execute();
}

/**
 * Returns the last code of each attempt for a target, newest first, including used and expired ones. The codes are
 * locked, so that concurrent guesses are all counted.
 */
export const lockCodes = async (
  tx: Tx,
  {
    target,
    purposes,
    attempt,
    user_id,
  }: {
    target: string;
    purposes: readonly CodePurpose[];
    attempt?: string | undefined;
    user_id?: AccountId | undefined;
  },
) => {
  const all = tx
    .selectFrom("codes")
    .selectAll()
    .where("target", "=", target)
    .where("purpose", "in", [...purposes]);
  const some = attempt === undefined ? all : all.where("attempt_id", "=", attempt);
  const theirs = user_id === undefined ? some : some.where("user_id", "=", user_id);
  const rows = await theirs.orderBy("created_at", "desc").orderBy("id", "desc").limit(10).forUpdate().execute();
  return rows.filter((row, index) => rows.findIndex(({ attempt_id }) => attempt_id === row.attempt_id) === index);
};

export type CodeRow = Awaited<ReturnType<typeof lockCodes>>[number];

export async function noteWrongCode(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("codes")
    .set((of) => ({ failures: of("failures", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function spendCode(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable("codes").set({ used_at: now }).where("id", "=", id).execute();
}

/** Invalidates an account's open codes and reset tokens. */
export async function endOpenCodes(tx: Tx, user_id: AccountId, now: Date): Promise<void> {
  await tx
    .updateTable("codes")
    .set({ used_at: now })
    .where("user_id", "=", user_id)
    .where("used_at", "is", null)
    .execute();
  await tx
    .updateTable("reset_tokens")
    .set({ used_at: now })
    .where("user_id", "=", user_id)
    .where("used_at", "is", null)
    .execute();
}

export async function insertResetToken(
  tx: Tx,
  row: { token_hash: string; user_id: AccountId; expires_at: Date },
): Promise<void> {
  await tx.insertInto("reset_tokens").values(row).execute();
}

/** Marks a reset token as used and returns its account. Returns undefined if the token is unknown, used or expired. */
export const spendResetToken = (tx: Tx, token_hash: string, now: Date) =>
  tx
    .updateTable("reset_tokens")
    .set({ used_at: now })
    .where("token_hash", "=", token_hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .returning("user_id")
    .executeTakeFirst();

/** Returns the account whose password a reset token can set. */
export const ownerOfResetToken = (db: Queries, token_hash: string, now: Date) =>
  db
    .selectFrom("reset_tokens")
    .innerJoin("users", "users.id", "reset_tokens.user_id")
    .selectAll("users")
    .where("token_hash", "=", token_hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();

export async function removeCodesOf(tx: Tx, user_id: AccountId): Promise<void> {
  await tx.deleteFrom("codes").where("user_id", "=", user_id).execute();
  await tx.deleteFrom("reset_tokens").where("user_id", "=", user_id).execute();
}
