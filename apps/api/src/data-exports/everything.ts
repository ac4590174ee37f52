import { ownEmail } from "@kwan/domain";
import { m } from "#messages";
import { presentAccount } from "../accounts/present.ts";
import { findUser } from "../accounts/store.ts";
import { looksAt } from "../audit/proofs.ts";
import type { Person } from "../audit/subjects-store.ts";
import type { Queries } from "../db/open.ts";
import { findDriver } from "../drivers/store.ts";
import { messagesOf, notificationsOf, recordsOf, sessionsOnRecord } from "./store.ts";

/**
 * Returns all data that the authority holds about a person, and who has looked at it. It contains no passwords or
 * tokens.
 */
export async function everythingOf(db: Queries, person: Person): Promise<Record<string, unknown>> {
  const user = person.account ? await findUser(db, person.account) : undefined;
  const driver = person.driver ? await findDriver(db, person.driver) : undefined;
  return {
    account: user ? { ...presentAccount(user), email: ownEmail(user.email) } : null,
    driver: driver
      ? { ...driver, ...(user && { phone_number: user.phone_number, email: ownEmail(user.email) }) }
      : null,
    ...(driver ? await recordsOf(db, driver.id) : {}),
    ...(user && {
      notifications: await notificationsOf(db, user.id),
      sessions: await sessionsOnRecord(db, user.id),
      messages: (await messagesOf(db, user.id)).map((row) => ({
        ...row,
        purpose: m.messages_purpose({ purpose: row.purpose }),
      })),
    }),
    looked_at: await looksAt(db, person),
  };
}
