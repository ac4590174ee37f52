// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { ApplicationId, NotificationId } from "../ids.ts";

export type Notification = {
  /** Opaque ID. */
  id: NotificationId;
  /** Title to display. */
  title: string;
  /** Text to display to the person. */
  message: string;
  /** ID of the application. Null if there is none. */
  service: ApplicationId | null;
  /** Code of the kind of service, such as LLAS. */
  type: string | null;
  /** Whether the notification has been read. */
  is_read: boolean;
  /** When the record was created. */
  created_at: string;
};

export type ListNotificationsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** Whether to list only unread notifications. */
  readonly unread?: "false" | "true" | null | undefined;
};

export type ListNotificationsAnswer = {
  /** The total number of items on all pages. */
  count: number;
  /** URL of the next page. Null on the last page. */
  next: string | null;
  /** URL of the previous page. Null on the first page. */
  previous: string | null;
  /** The items on this page. */
  results: Notification[];
  /** The number of unread notifications. */
  unread: number;
};

export type MarkNotificationsReadBody = {
  /** IDs of the notifications to mark as read. */
  ids?: NotificationId[] | undefined;
};

export type MarkNotificationsReadAnswer = {
  /** The number of unread notifications. */
  unread: number;
};
