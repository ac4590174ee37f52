import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import type * as notifications from "./calls.ts";
import type { notification } from "./shapes.ts";

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
  listNotifications: { answer: { ...pageOf(exampleNotification), unread: 1 } },
  markNotificationsRead: {
    body: { ids: [ids.notification] },
    answer: { unread: 0 },
  },
};
