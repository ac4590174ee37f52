import type { Work } from "../../platform/context.ts";
import type { SchoolId } from "../../platform/ids.ts";
import { type NewNotification, notify } from "../../platform/notifications/notify.ts";
import { accountsOfSchool } from "./store.ts";

/** Notifies every active account of a driving school. */
export async function notifySchool(
  work: Work,
  school_id: SchoolId,
  notification: Omit<NewNotification, "user_id">,
): Promise<void> {
  for (const { id } of await accountsOfSchool(work.tx, school_id)) await notify(work, { ...notification, user_id: id });
}
