import type { Work } from "../../platform/context.ts";
import type { DriverId } from "../../platform/ids.ts";
import { type NewNotification, notify } from "../../platform/notifications/notify.ts";
import { accountOf } from "./store.ts";

/** Notifies a driver who has an account. */
export async function notifyDriver(
  work: Work,
  driver_id: DriverId,
  notification: Omit<NewNotification, "user_id">,
): Promise<void> {
  const account = await accountOf(work.tx, driver_id);
  if (account) await notify(work, { ...notification, user_id: account.id });
}
