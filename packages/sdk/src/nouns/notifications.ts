import { listNotifications, markNotificationsRead } from "@kwan/contract";
import type { Send } from "../methods/send.ts";

/**
 * What the account was told.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { notifications });
 */
/* @__NO_SIDE_EFFECTS__ */
export const notifications = (send: Send) => ({
  /**
   * Notifications, the newest first.
   *
   * @example
   * const { unread, results } = await kwan.notifications.list();
   */
  list: send(listNotifications),
  /**
   * Marks some notifications as read, or all of them.
   *
   * @example
   * await kwan.notifications.markAsRead({});
   */
  markAsRead: send(markNotificationsRead),
});
