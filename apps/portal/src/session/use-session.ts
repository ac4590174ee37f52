import { loggedOut } from "@kwan/domain/sessions";
import { useSyncExternalStore } from "react";
import { session } from "./session.ts";

/** Returns this browser's session. The component re-renders when any tab logs in or out. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.get, () => loggedOut);
