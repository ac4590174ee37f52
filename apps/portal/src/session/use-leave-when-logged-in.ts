import { type AuthSession, authSessionKey } from "@kwan/domain/sessions";
import { useEffect } from "react";
import { pathOf } from "../paths.ts";
import { deviceStorage } from "./browser-storage.ts";

const leave = (): void => {
  if (deviceStorage.read<AuthSession>(authSessionKey)?.authenticated) location.replace(pathOf("/"));
};

/** Leaves a page that is only for people who are not logged in, such as sign-up after the account exists. */
export function useLeaveWhenLoggedIn(): void {
  useEffect(() => {
    leave();
    // The Back button may show the page as it was left, without running effects again.
    window.addEventListener("pageshow", leave);
    return () => window.removeEventListener("pageshow", leave);
  }, []);
}
