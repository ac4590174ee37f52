import type { User } from "@kwan/domain";
import {
  type AuthSession,
  authSessionKey,
  loggedOut,
  readAuthSession,
  withRedirect,
  writeAuthSession,
} from "@kwan/domain/sessions";
import { createListeners } from "../listeners/listeners.ts";
import { deviceStorage, onOtherTab } from "./browser-storage.ts";
import { forgetPersonalData } from "./forget-personal-data.ts";
import { loginAgain } from "./login-again.ts";
import { forgetOffline } from "./offline.ts";
import { ownerTag } from "./owner-tag.ts";
import { tokens } from "./tokens.ts";
import { isWorkAtRisk } from "./work-at-risk.ts";

const listeners = createListeners();
/** Says that the server has ended the session, not the person. */
const expiredKey = "kwan.expired";
let current: AuthSession | undefined;

/** Reads the stored session. Without storage, the session does not survive a reload. */
const read = (): AuthSession => readAuthSession(deviceStorage.get(authSessionKey) ?? null);

function keep(session: AuthSession): void {
  current = session;
  deviceStorage.set(authSessionKey, writeAuthSession(session));
  listeners.notify();
}

if (typeof window !== "undefined") {
  // Follow a login or logout in another tab.
  onOtherTab(authSessionKey, () => void follow());
  // A page that the Back button shows as it was left has missed what the later pages did.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void follow();
  });
}

/**
 * Takes over the session that another page has stored. If it expired there while this page has unsaved work, asks the person to log in
 * again here first, because the page would lose its form without a session.
 */
async function follow(): Promise<void> {
  const hasExpired = deviceStorage.get(expiredKey) !== undefined;
  const mayStay = !read().authenticated && hasExpired && isWorkAtRisk();
  if (mayStay && (await loginAgain.ask())) return;
  current = read();
  listeners.notify();
}

/** Whether two records belong to the same person, even if the username has changed. */
export const isSamePerson = (one: User, other: User): boolean =>
  one.username === other.username || (one.driver != null && one.driver === other.driver);

const ownerKey = "kwan.owner";

/** Records whose data is on this device. If a different person has logged in, deletes the previous person's data. */
function ownDevice(user: User): void {
  const owner = deviceStorage.get(ownerKey);
  const tag = ownerTag(user);
  if (owner !== undefined && owner !== tag) {
    forgetOffline();
    forgetPersonalData();
  }
  deviceStorage.set(ownerKey, tag);
}

/** This browser's session, which all its tabs share (R-ENT-02, R-STA-01, R-STA-02). */
export const session = {
  get(): AuthSession {
    current ??= typeof window === "undefined" ? loggedOut : read();
    return current;
  },
  subscribe: listeners.subscribe,
  /** Starts the session. Call this after a login, once the user has been loaded. */
  begin(user: User): void {
    ownDevice(user);
    deviceStorage.set(expiredKey, undefined);
    keep({ ...session.get(), authenticated: true, user });
  },
  /** Ends the session, removes the token, and clears the page to return to. */
  end(): void {
    void tokens?.clear();
    forgetOffline();
    keep(loggedOut);
  },
  /** Ends a session that the server has ended. A tab with unsaved work then asks the person to log in again. */
  expire(): void {
    // A late rejection of a session that the person has ended says nothing.
    if (session.get().authenticated) deviceStorage.set(expiredKey, "yes");
    session.end();
  },
  /** Remembers the page to open after the next login. */
  comeBackTo(path: string): void {
    keep(withRedirect(session.get(), path));
  },
  /** Returns the page to open after a login, and clears it. */
  takeRedirect(): string {
    const { redirect } = session.get();
    keep({ ...session.get(), redirect: "/" });
    return redirect;
  },
};
