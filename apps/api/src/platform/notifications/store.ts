import { type Insertable, type Selectable, sql } from "kysely";
import type { PageRequest } from "../db/keyset.ts";
import { listRows } from "../db/listed.ts";
import type { Queries, Tx } from "../db/open.ts";
import type { Notifications } from "../db/tables.ts";
import type { AccountId, NotificationId } from "../ids.ts";

type NewRow = Omit<Insertable<Notifications>, "texts"> & Pick<Selectable<Notifications>, "texts">;

/** Adds a notification. Returns false if the person has already received it. */
export async function insertNotification(tx: Tx, { texts, ...row }: NewRow): Promise<boolean> {
  const made = await tx
    .insertInto("notifications")
    .values({ ...row, texts: JSON.stringify(texts) })
    .onConflict((conflict) => conflict.columns(["user_id", "dedupe_key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

export const reachOf = (db: Queries, user_id: AccountId) =>
  db
    .selectFrom("users")
    .select(["email", "phone_number", "is_email_verified", "is_phone_verified", "wants_sms", "wants_email", "language"])
    .where("id", "=", user_id)
    .executeTakeFirst();

export const unreadCount = async (db: Queries, user_id: AccountId): Promise<number> => {
  const row = await db
    .selectFrom("notifications")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("user_id", "=", user_id)
    .where("is_read", "=", false)
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

export async function markRead(tx: Tx, user_id: AccountId, ids: readonly NotificationId[] | undefined): Promise<void> {
  if (ids?.length === 0) return;
  const all = tx
    .updateTable("notifications")
    .set({ is_read: true })
    .where("user_id", "=", user_id)
    .where("is_read", "=", false);
  await (ids ? all.where("id", "in", [...ids]) : all).execute();
}

/** Returns a person's notifications, newest first: all of them, or only those that are read or unread. */
export function listNotificationsOf(
  db: Queries,
  user_id: AccountId,
  unread: "true" | "false" | undefined,
  request: PageRequest,
) {
  const all = db.selectFrom("notifications").selectAll().where("user_id", "=", user_id);
  const some = unread === undefined ? all : all.where("is_read", "=", sql.lit(unread === "false"));
  const withKind = some.select((of) =>
    of
      .selectFrom("services")
      .select("services.kind")
      .whereRef("services.id", "=", "notifications.application_id")
      .as("kind"),
  );
  return listRows(withKind, { sort: "created_at", id: "id", direction: "desc", kind: "moment" }, request, some);
}

export type NotificationRow = Awaited<ReturnType<typeof listNotificationsOf>>["rows"][number];

export async function removeNotificationsOf(tx: Tx, user_id: AccountId): Promise<void> {
  await tx.deleteFrom("notifications").where("user_id", "=", user_id).execute();
}
