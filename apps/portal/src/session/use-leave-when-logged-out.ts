import { useEffect, useRef } from "react";
import { paths } from "../paths.ts";
import { isSamePerson } from "./session.ts";
import { useSession } from "./use-session.ts";

/**
 * Logging out in one tab logs out all. Where another person has logged in, nothing of the page goes on in their name: it begins
 * anew for them.
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
