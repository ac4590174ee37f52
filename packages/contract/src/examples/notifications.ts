import type * as z from "zod/mini";
import type * as notifications from "../calls/notifications.ts";
import type { notification } from "../shapes/notifications.ts";
import type { ExamplesOf } from "./example.ts";
import { ids, pageOf } from "./ids.ts";

const exampleNotification: z.output<typeof notification> = {
  id: ids.notification,
  title: "Invoice to pay",
  message: "Pay GHS 210.00 for your licence renewal by 5 December 2026.",
  service: ids.service,
  type: "DLR",
  is_read: false,
  created_at: "2026-11-21T09:00:05Z",
};

export const notificationExamples: ExamplesOf<typeof notifications> = {
  listNotifications: { summary: "List your notifications", answer: { ...pageOf(exampleNotification), unread: 1 } },
  markNotificationsRead: {
    summary: "Mark notifications as read",
    description:
      "Marks the notifications in `ids` as read. If you do not send `ids`, the call marks all notifications as read.",
    body: { ids: [ids.notification] },
    answer: { unread: 0 },
  },
};
