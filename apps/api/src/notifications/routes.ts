import type { HandlersOf } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { presentNotification } from "./present.ts";
import { listNotificationsOf, markRead, unreadCount, unreadOf } from "./store.ts";

export const notificationRoutes: HandlersOf<"listNotifications" | "countNotifications" | "markNotificationsRead"> = {
  listNotifications: async ({ db, actor }, { query, request }) => ({
    ...listAnswer(request, await listNotificationsOf(db, actor.id, query.unread, query), presentNotification),
    unread: await unreadCount(db, actor.id),
  }),
  countNotifications: ({ db, actor }) => unreadOf(db, actor.id),
  // Other people's ids are ignored: the caller must not learn of them.
  markNotificationsRead: async ({ tx, actor }, { body }) => {
    await markRead(tx, actor.id, body.ids);
    return { unread: await unreadCount(tx, actor.id) };
  },
};
