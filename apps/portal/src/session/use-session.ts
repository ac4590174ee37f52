import { loggedOut } from "@kwan/domain/sessions";
import { useSyncExternalStore } from "react";
import { session } from "./session.ts";

/** Returns the session of this browser. The component renders again when any tab logs in or out. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.get, () => loggedOut);
