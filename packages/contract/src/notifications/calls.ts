/**
 * The account's notifications.
 *
 * @module
 */

import * as z from "zod/mini";
import { id } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { listQuery, page } from "../lists.ts";
import { notification } from "./shapes.ts";

/**
 * Lists notifications, newest first.
 *
 * @summary List your notifications
 * @sdk notifications.list
 * @example
 * const { unread, results } = await kwan.notifications.list();
 */
export const listNotifications = call({
  id: "listNotifications",
  requirement: "R-API-N01",
  paged: true,
  method: "GET",
  path: "/notification/",
  query: listQuery({
    /** Whether to list only unread notifications. */
    unread: z.optional(z.enum(["true", "false"])),
  }),
  answer: z.extend(page(notification), {
    /** The number of unread notifications. */
    unread: z.int(),
  }),
  access: ["signed_in"],
});

/**
 * Marks notifications as read: those in `ids` or, without `ids`, all of them.
 *
 * @summary Mark notifications as read
 * @sdk notifications.markAsRead
 * @example
 * await kwan.notifications.markAsRead({});
 */
export const markNotificationsRead = call({
  id: "markNotificationsRead",
  requirement: "R-API-N02",
  method: "PATCH",
  path: "/notification/mark-as-read/",
  /** Without IDs, all notifications are marked as read. */
  body: z.object({
    /** IDs of the notifications to mark as read. */
    ids: z.optional(z.array(id).check(z.maxLength(100, { error: m.fields_mark_max }))),
  }),
  answer: z.object({
    /** The number of unread notifications. */
    unread: z.int(),
  }),
  access: ["signed_in"],
});
