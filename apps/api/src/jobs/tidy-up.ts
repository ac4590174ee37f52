import { removeSignUpsBefore } from "../accounts/store.ts";
import { forgetKeys } from "../db/idempotency-store.ts";
import type { Deps } from "../deps.ts";
import { emptyOldCodes } from "../messages/store.ts";
import { forgetCodes, forgetLimits } from "./store.ts";

const dayMs = 86_400_000;

/** The job that takes away what has served its time: counts of tries, codes, answers kept for a repeat. */
export async function tidyUp({ db, now }: Deps): Promise<void> {
  const yesterday = new Date(now().getTime() - dayMs);
  await forgetLimits(db.kysely, now());
  await forgetCodes(db.kysely, yesterday);
  await removeSignUpsBefore(db.kysely, yesterday);
  await forgetKeys(db.kysely, yesterday);
  await emptyOldCodes(db.kysely, yesterday);
}
