import { ownEmail } from "@kwan/domain";
import { presentAccount } from "../accounts/present.ts";
import { findUser } from "../accounts/store.ts";
import { looksAt } from "../audit/proofs.ts";
import type { Actor } from "../context.ts";
import type { Queries } from "../db/open.ts";
import { findDriver } from "../drivers/store.ts";
import { messagesOf, notificationsOf, recordsOf, sessionsOnRecord } from "./store.ts";

/**
 * Returns all data that the authority holds about the caller, and who has looked at it. It contains no passwords or
 * tokens.
 */
export async function everythingOf(db: Queries, actor: Actor): Promise<Record<string, unknown>> {
  const user = await findUser(db, actor.id);
  const driver = actor.driver ? await findDriver(db, actor.driver) : undefined;
  return {
    account: user ? { ...presentAccount(user), email: ownEmail(user.email) } : null,
    driver: driver && user ? { ...driver, phone_number: user.phone_number, email: ownEmail(user.email) } : null,
    ...(actor.driver ? await recordsOf(db, actor.driver) : {}),
    notifications: await notificationsOf(db, actor.id),
    sessions: await sessionsOnRecord(db, actor.id),
    messages: await messagesOf(db, actor.id),
    looked_at: await looksAt(db, { account: actor.id, driver: actor.driver }),
  };
}
