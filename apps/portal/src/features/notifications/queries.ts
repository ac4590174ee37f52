import { notifications } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../session/client.ts";

const kwan = clientOf({ notifications });

/** Queries of notifications; their keys stand nowhere else. */
export const q = kwanOptions(kwan);

/** Everything cached of notifications: for when some were read. */
export const everyNotification = kwanKey("notifications");

/** The latest, with how many are unread: asked for once for the badge and the first screen. */
export const latest = () => q.notifications.list({ limit: 5 });

/** Something that happened, told to whom it concerns. */
export type Notification = Awaited<ReturnType<typeof kwan.notifications.list>>["results"][number];
