import { sessions, users } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { clientOf } from "../../session/client.ts";

export const kwan = clientOf({ sessions, users });

/** Queries of an account; their keys stand nowhere else. */
export const q = kwanOptions(kwan);

export const everySession = kwanKey("sessions");
export const preferencesKey = q.users.preferences().queryKey;

/** What somebody is told about. */
export type Preferences = Awaited<ReturnType<typeof kwan.users.preferences>>;
/** A place where somebody is logged in. */
export type OpenSession = Awaited<ReturnType<typeof kwan.sessions.list>>["results"][number];
