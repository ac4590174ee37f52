import type { Queries, Tx } from "../../platform/db/open.ts";
import type { AccountId } from "../../platform/ids.ts";

/** Whether an account has logged in with the token of this device before. */
export const isKnownDevice = async (db: Queries, user_id: AccountId, token_hash: string): Promise<boolean> =>
  (await db
    .selectFrom("known_devices")
    .select("user_id")
    .where("user_id", "=", user_id)
    .where("token_hash", "=", token_hash)
    .executeTakeFirst()) !== undefined;

/** Whether any account has logged in with the token of this device before. */
export const isUsedDevice = async (db: Queries, token_hash: string): Promise<boolean> =>
  (await db.selectFrom("known_devices").select("user_id").where("token_hash", "=", token_hash).executeTakeFirst()) !==
  undefined;

export async function keepKnownDevice(
  tx: Tx,
  { user_id, token_hash, at }: { readonly user_id: AccountId; readonly token_hash: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto("known_devices")
    .values({ user_id, token_hash, added_at: at, last_used_at: at })
    .onConflict((conflict) => conflict.columns(["user_id", "token_hash"]).doUpdateSet({ last_used_at: at }))
    .execute();
}

/** Forgets an account's devices, except the one with this token. */
export async function forgetKnownDevices(tx: Tx, user_id: AccountId, but: string | null): Promise<void> {
  const all = tx.deleteFrom("known_devices").where("user_id", "=", user_id);
  await (but === null ? all : all.where("token_hash", "<>", but)).execute();
}
