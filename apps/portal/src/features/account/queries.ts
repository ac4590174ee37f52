import { auth, sessions, users } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { clientOf, forgetful } from "../../session/client.ts";

export const kwan = { ...clientOf({ sessions, users }), ...clientOf({ auth }, forgetful) };

/** Queries of an account; their keys stand nowhere else. */
export const q = kwanOptions(kwan);

export const everySession = kwanKey("sessions");
export const everyDriver = kwanKey("drivers");
export const meKey = q.users.me().queryKey;
export const preferencesKey = q.users.preferences().queryKey;

/** The account, as its owner sees it. */
export type Account = Awaited<ReturnType<typeof kwan.users.me>>;
/** What somebody is told about. */
export type Preferences = Awaited<ReturnType<typeof kwan.users.preferences>>;
/** A place where somebody is logged in. */
export type OpenSession = Awaited<ReturnType<typeof kwan.sessions.list>>["results"][number];
