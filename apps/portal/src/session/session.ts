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
import { forgetOffline } from "./offline.ts";
import { ownerTag } from "./owner-tag.ts";
import { tokens } from "./tokens.ts";

const listeners = createListeners();
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
  onOtherTab(authSessionKey, () => {
    current = read();
    listeners.notify();
  });
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
    keep({ ...session.get(), authenticated: true, user });
  },
  /** Ends the session, removes the token, and clears the page to return to. */
  end(): void {
    void tokens?.clear();
    forgetOffline();
    keep(loggedOut);
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
