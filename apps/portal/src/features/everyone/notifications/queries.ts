import { notifications } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../../session/client.ts";

const kwan = clientOf({ notifications });

export const q = kwanOptions(kwan);

/** The query key that all notifications share. */
export const everyNotification = kwanKey("notifications");

/** The query for the latest notifications and the number of unread ones, shared by the badge and the home page. */
export const latest = () => q.notifications.list({ limit: 5 });

export type Notification = Awaited<ReturnType<typeof kwan.notifications.list>>["results"][number];
