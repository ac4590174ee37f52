import { inTransaction } from "../db/transaction.ts";
import type { Server } from "../deps.ts";
import { tell } from "../notifications/tell.ts";
import { type Reminder, reminders } from "./reminders.ts";

/**
 * Reminds people of what runs out, is unpaid, or comes up. Run it as often as you like: each reminder has a key, and
 * nobody is told twice, not even by two servers at once.
 *
 * @example
 * await sendReminders(deps);
 */
export async function sendReminders(deps: Server, which: readonly Reminder[] = reminders): Promise<void> {
  const now = deps.now();
  for (const reminder of which)
    for (let after: string | null = ""; after !== null; ) {
      const { news, next } = await reminder(deps.db.kysely, now, after);
      // One person at a time, so that a person's row that is held up keeps nobody else waiting.
      for (const each of news) await inTransaction(deps.db, (tx) => tell({ tx, deps }, each));
      after = next;
    }
}
