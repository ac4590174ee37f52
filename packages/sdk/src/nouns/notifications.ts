import { listNotifications, markNotificationsRead } from "@kwan/contract";
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** What the account was told. */
export interface Notifications {
  /**
   * Notifications, the newest first.
   *
   * @example
   * const { unread, results } = await kwan.notifications.list();
   */
  readonly list: Method<typeof listNotifications>;
  /**
   * Marks some notifications as read, or all of them.
   *
   * @example
   * await kwan.notifications.markAsRead({});
   */
  readonly markAsRead: Method<typeof markNotificationsRead>;
}

/**
 * What the account was told.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { notifications });
 */
/* @__NO_SIDE_EFFECTS__ */
export const notifications = (send: Send): Notifications => ({
  list: send(listNotifications),
  markAsRead: send(markNotificationsRead),
});
