import { auth, sessions, users } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { clientOf, withoutStoredRequests } from "../../../session/client.ts";

export const kwan = { ...clientOf({ sessions, users }), ...clientOf({ auth }, withoutStoredRequests) };

export const q = kwanOptions(kwan);

export const everySession = kwanKey("sessions");
export const everyDriver = kwanKey("drivers");
export const meKey = q.users.me().queryKey;
export const preferencesKey = q.users.preferences().queryKey;

export type Account = Awaited<ReturnType<typeof kwan.users.me>>;
export type Preferences = Awaited<ReturnType<typeof kwan.users.preferences>>;
export type OpenSession = Awaited<ReturnType<typeof kwan.sessions.list>>["results"][number];
