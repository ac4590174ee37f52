import { useEffect, useRef } from "react";
import { paths } from "../paths.ts";
import { isSamePerson } from "./session.ts";
import { useSession } from "./use-session.ts";

/**
 * Logging out in one tab logs out all tabs. If another person has logged in, the page starts again for them, so that
 * nothing is done in their name.
 */
export function useLeaveWhenLoggedOut(): void {
  const { authenticated, user } = useSession();
  const known = useRef(user);
  useEffect(() => {
    if (!authenticated) return location.assign(paths.login);
    const before = known.current;
    known.current = user ?? before;
    if (before && user && !isSamePerson(before, user)) location.assign(paths.home);
  }, [authenticated, user]);
}
