import { sql } from "kysely";
import type { PageRequest } from "../db/keyset.ts";
import { listRows } from "../db/listed.ts";
import type { Queries, Tx } from "../db/open.ts";
import type { AccountId, MessageId } from "../ids.ts";
import { codePurpose } from "./policy.ts";

export interface OutgoingMessage {
  readonly id: MessageId;
  readonly user_id: AccountId | null;
  readonly channel: "email" | "sms";
  readonly recipient: string;
  readonly purpose: string;
  readonly subject: string | null;
  readonly text: string;
  readonly dedupe_key: string;
  /** Null if the message can be sent immediately. */
  readonly not_before: Date | null;
}

/** Adds a message to the outbox. Returns false if the same message has already been queued or sent. */
export async function insertMessage(tx: Tx, message: OutgoingMessage, now: Date): Promise<boolean> {
  const row = { ...message, state: "queued", last_error: null, created_at: now, updated_at: now };
  const made = await tx
    .insertInto("messages")
    .values(row)
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

export const findMessage = (db: Queries, id: MessageId) =>
  db.selectFrom("messages").selectAll().where("id", "=", id).executeTakeFirst();

export const lockMessage = (tx: Tx, id: MessageId) =>
  tx.selectFrom("messages").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

/**
 * Leases a message that is waiting, or whose sender has died. Returns undefined if another sender holds the lease. The
 * try is counted before sending, so that we also give up on a message that crashes its sender every time.
 */
export const claim = (db: Queries, id: MessageId, leased_until: Date, now: Date) =>
  db
    .updateTable("messages")
    .set((of) => ({ state: "sending", leased_until, tries: of("tries", "+", 1), updated_at: now }))
    .where("id", "=", id)
    .where((of) =>
      of.or([
        of("state", "=", "queued").and(
          of.or([of("not_before", "is", null), of("not_before", "<=", now.toISOString())]),
        ),
        of("state", "=", "sending").and("leased_until", "<=", now.toISOString()),
      ]),
    )
    .returningAll()
    .executeTakeFirst();

export async function noteSent(
  db: Queries,
  id: MessageId,
  sent_by: "smtp" | "gateway" | "mailbox",
  now: Date,
): Promise<void> {
  await db
    .updateTable("messages")
    .set({ state: "sent", sent_by, leased_until: null, last_error: null, updated_at: now })
    .where("id", "=", id)
    .execute();
}

/**
 * Puts a message that was not accepted back into the outbox, or gives up on it. Returns false if another sender has
 * leased it since then.
 */
export async function noteFailure(
  db: Queries,
  { id, leased_until }: Pick<MessageRow, "id" | "leased_until">,
  error: string,
  again: Date | null,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable("messages")
    .set({
      state: again ? "queued" : "dead",
      not_before: again,
      leased_until: null,
      last_error: error.slice(0, 300),
      updated_at: now,
    })
    .where("id", "=", id)
    .where("state", "=", "sending")
    .where("leased_until", "=", leased_until)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts a message back into the outbox without counting a try. */
export async function handBack(
  db: Queries,
  { id, leased_until }: Pick<MessageRow, "id" | "leased_until">,
  not_before: Date,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable("messages")
    .set((of) => ({ state: "queued", not_before, leased_until: null, tries: of("tries", "-", 1), updated_at: now }))
    .where("id", "=", id)
    .where("state", "=", "sending")
    .where("leased_until", "=", leased_until)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Requeues a message that could not be delivered, as if it had never been tried. */
export async function requeue(tx: Tx, id: MessageId, not_before: Date, now: Date): Promise<void> {
  await tx
    .updateTable("messages")
    .set({ state: "queued", tries: 0, not_before, updated_at: now })
    .where("id", "=", id)
    .execute();
}

export const deadMessages = (db: Queries, request: PageRequest) =>
  listRows(
    // Those who retry messages do not learn who has complained.
    db
      .selectFrom("messages")
      .selectAll()
      .where("state", "=", sql.lit("dead"))
      .where("purpose", "<>", sql.lit("complaint")),
    { sort: "updated_at", id: "id", direction: "desc", kind: "moment" },
    request,
  );

/**
 * Returns overdue messages that have not changed since a given time, which means that their jobs have been lost.
 * Updates the time of their last change, so that other servers do not requeue them too.
 */
export const takeStranded = (db: Queries, before: Date, now: Date, limit: number) =>
  db
    .updateTable("messages")
    .set({ updated_at: now })
    .where("id", "in", (of) =>
      of
        .selectFrom("messages")
        .select("id")
        .where("state", "in", [sql.lit("queued"), sql.lit("sending")])
        .where("updated_at", "<", before.toISOString())
        .where((any) => any.or([any("not_before", "is", null), any("not_before", "<", before.toISOString())]))
        .orderBy("updated_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "purpose"])
    .execute();

/** Erases the text of old messages with codes. */
export async function emptyOldCodes(db: Queries, before: Date): Promise<void> {
  await db
    .updateTable("messages")
    .set({ text: "", subject: null })
    .where("purpose", "=", sql.lit(codePurpose))
    .where("text", "<>", sql.lit(""))
    .where("created_at", "<", before.toISOString())
    .execute();
}

export const latestMessages = (db: Queries, limit: number) =>
  db.selectFrom("messages").selectAll().orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).execute();

/**
 * Deletes messages to a person, including those sent to their email address or phone number before they had an account,
 * such as sign-up codes.
 */
export async function removeMessagesTo(
  tx: Tx,
  user_id: AccountId,
  contacts: readonly (string | null)[],
): Promise<void> {
  await tx.deleteFrom("messages").where("user_id", "=", user_id).execute();
  const recipients = contacts.filter((each) => each !== null);
  if (recipients.length === 0) return;
  await tx.deleteFrom("messages").where("recipient", "in", recipients).where("user_id", "is", null).execute();
}
