import type { Handlers } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { presentNotification } from "./present.ts";
import { listNotificationsOf, markRead, unreadCount } from "./store.ts";

export const notificationRoutes = {
  listNotifications: async ({ db, actor }, { query, request }) => ({
    ...listAnswer(request, await listNotificationsOf(db, actor.id, query.unread, query), presentNotification),
    unread: await unreadCount(db, actor.id),
  }),
  // Other people's IDs are ignored, because the caller must not learn that they exist.
  markNotificationsRead: async ({ tx, actor }, { body }) => {
    await markRead(tx, actor.id, body.ids);
    return { unread: await unreadCount(tx, actor.id) };
  },
} satisfies Partial<Handlers>;
