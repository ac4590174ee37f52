// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type ListNotificationsAnswer,
  type ListNotificationsQuery,
  listNotifications,
  type MarkNotificationsReadAnswer,
  type MarkNotificationsReadBody,
  markNotificationsRead,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, UpdateOptions } from "../requests/options.ts";

/** The codes of the errors that `notifications.list` can fail with. */
export type NotificationsListCode = CommonCode | "forbidden" | "invalid";

/** The error of `notifications.list`. */
export type NotificationsListError = KwanError<NotificationsListCode>;

/** The codes of the errors that `notifications.markAsRead` can fail with. */
export type NotificationsMarkAsReadCode =
  | CommonCode
  | "forbidden"
  | "invalid"
  | "not_found"
  | "stale"
  | "too_large"
  | "wrong_type";

/** The error of `notifications.markAsRead`. */
export type NotificationsMarkAsReadError = KwanError<NotificationsMarkAsReadCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Lists notifications, newest first.
   *
   * @example
   * const { unread, results } = await kwan.notifications.list();
   */
  list: method(
    listNotifications,
    (
      query?: ListNotificationsQuery,
      options?: CallOptions,
    ): KwanList<ListNotificationsAnswer, NotificationsListError, "listNotifications"> =>
      send(listNotifications, { query }, options),
  ),
  /**
   * Marks notifications as read: those in `ids` or, without `ids`, all of them.
   *
   * @example
   * await kwan.notifications.markAsRead({});
   */
  markAsRead: method(
    markNotificationsRead,
    (
      body?: MarkNotificationsReadBody,
      options?: UpdateOptions,
    ): KwanPromise<MarkNotificationsReadAnswer, NotificationsMarkAsReadError, "markNotificationsRead"> =>
      send(markNotificationsRead, { body }, options),
  ),
});

/**
 * The account's notifications.
 */
export interface NotificationsMethods extends ReturnType<typeof withSend> {}

/**
 * The account's notifications.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { notifications });
 */
export const notifications: (send: Send) => NotificationsMethods = withSend;
