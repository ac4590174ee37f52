import { eraseOldDeliveries } from "../../licensing/deliveries/commands/erase-deliveries.ts";
import { forgetPromptsBefore } from "../../money/payments/store.ts";
import { removeOldEnquiries } from "../../office/enquiries/store.ts";
import { removeSignUpsBefore } from "../../people/accounts/store.ts";
import type { Server } from "../../platform/context.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { emptyOldCodes } from "../../platform/messages/store.ts";
import { retention } from "./retention.ts";
import { removeOlder } from "./store.ts";

const dayMs = 86_400_000;
/** The number of rows deleted at a time. It is small, so that locks are brief and do not block requests. */
const batch = 1_000;

/** Deletes data whose retention period has ended. Runs as a job. */
export async function tidyUp(deps: Server): Promise<void> {
  const { db, now } = deps;
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs);
  for (const rule of retention)
    for (let removed = batch; removed === batch; )
      removed = await removeOlder(db.kysely, rule, daysAgo(rule.days), batch);
  await inTransaction(db, (tx) => removeOldEnquiries(tx, now()));
  await removeSignUpsBefore(db.kysely, daysAgo(1));
  await emptyOldCodes(db.kysely, daysAgo(1));
  await forgetPromptsBefore(db.kysely, daysAgo(90));
  await eraseOldDeliveries(deps);
}
