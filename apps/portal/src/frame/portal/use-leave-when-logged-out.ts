import { useEffect } from "react";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/use-session.ts";

/** Logging out in one tab logs out all. */
export function useLeaveWhenLoggedOut(): void {
  const { authenticated } = useSession();
  useEffect(() => {
    if (!authenticated) location.assign(paths.login);
  }, [authenticated]);
}
