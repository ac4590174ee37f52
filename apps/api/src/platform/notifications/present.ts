import type { AnswerOf, listNotifications } from "@kwan/contract";
import { type Kind, kinds } from "@kwan/domain/kinds";
import { getLanguage } from "@kwan/domain/language";
import type { NotificationRow } from "./store.ts";

export const presentNotification = (row: NotificationRow): AnswerOf<typeof listNotifications>["results"][number] => ({
  id: row.id,
  ...(row.texts?.[getLanguage()] ?? { title: row.title, message: row.message }),
  service: row.application_id,
  // The address of an application contains the code of its kind.
  type: row.kind === null ? row.type : kinds[row.kind as Kind].code,
  is_read: row.is_read,
  created_at: row.created_at,
});
