import type { AnswerOf, listNotifications } from "@kwan/contract";
import { getLanguage } from "@kwan/domain/language";
import type { NotificationRow } from "./store.ts";

export const presentNotification = (row: NotificationRow): AnswerOf<typeof listNotifications>["results"][number] => ({
  id: row.id,
  ...(row.texts?.[getLanguage()] ?? { title: row.title, message: row.message }),
  service: row.application_id,
  type: row.type,
  is_read: row.is_read,
  created_at: row.created_at,
});
