import { useEffect, useRef } from "react";
import { pathOf } from "../paths.ts";
import { isSamePerson } from "./session.ts";
import { useSession } from "./use-session.ts";

/**
 * Leaves the page when the person logs out in any tab. If a different person has logged in, opens the home page for
 * them, so that nothing is done as that person by mistake.
 */
export function useLeaveWhenLoggedOut(): void {
  const { authenticated, user } = useSession();
  const lastUser = useRef(user);
  useEffect(() => {
    if (!authenticated) return location.assign(pathOf("/auth/login"));
    const before = lastUser.current;
    lastUser.current = user ?? before;
    if (before && user && !isSamePerson(before, user)) location.assign(pathOf("/"));
  }, [authenticated, user]);
}
