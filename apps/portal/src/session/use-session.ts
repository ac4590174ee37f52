import { loggedOut } from "@kwan/domain/sessions";
import { useSyncExternalStore } from "react";
import { session } from "./session.ts";

/** The login of this browser; it changes when another tab logs in or out. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.get, () => loggedOut);
