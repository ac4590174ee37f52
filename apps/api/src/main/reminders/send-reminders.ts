import type { Server } from "../../platform/context.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { notify } from "../../platform/notifications/notify.ts";
import { type Reminder, reminders } from "./reminders.ts";

/**
 * Reminds people about records that will expire, unpaid invoices and appointments. It is idempotent: each reminder has
 * a key, so nobody receives it twice, even from two servers at the same time.
 *
 * @example
 * await sendReminders(deps);
 */
export async function sendReminders(deps: Server, which: readonly Reminder[] = reminders): Promise<void> {
  const now = deps.now();
  for (const reminder of which)
    for (let after: string | null = ""; after !== null; ) {
      const { notifications, next } = await reminder(deps.db.kysely, now, after);
      // Use one transaction for each person, so that a locked row does not hold up the others.
      for (const notification of notifications)
        await inTransaction(deps.db, (tx) => notify({ tx, deps }, notification));
      after = next;
    }
}
