import type { Queries } from "../db/open.ts";

/** Windows that are over count for nothing. */
export async function forgetLimits(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom("rate_limits").where("window_ends_at", "<", before.toISOString()).execute();
}

export async function forgetCodes(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom("codes").where("created_at", "<", before.toISOString()).execute();
  await db.deleteFrom("reset_tokens").where("expires_at", "<", before.toISOString()).execute();
}
