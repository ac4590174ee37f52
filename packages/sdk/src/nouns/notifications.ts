// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import { listNotifications, markNotificationsRead } from "@kwan/contract";
import type { Answering, Body, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, UpdateOptions } from "../requests/options.ts";

/**
 * The account's notifications.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { notifications });
 */
/* @__NO_SIDE_EFFECTS__ */
export const notifications = (send: Send) => ({
  /**
   * Lists notifications, newest first.
   *
   * @example
   * const { unread, results } = await kwan.notifications.list();
   */
  list: method(
    listNotifications,
    (query?: Query<typeof listNotifications>, options?: CallOptions): Answering<typeof listNotifications> =>
      send(listNotifications, { query }, options),
  ),
  /**
   * Marks some or all notifications as read.
   *
   * @example
   * await kwan.notifications.markAsRead({});
   */
  markAsRead: method(
    markNotificationsRead,
    (body?: Body<typeof markNotificationsRead>, options?: UpdateOptions): Answering<typeof markNotificationsRead> =>
      send(markNotificationsRead, { body }, options),
  ),
});
