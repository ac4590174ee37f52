import type { User } from "@kwan/domain";
import {
  type AuthSession,
  authSessionKey,
  loggedOut,
  readAuthSession,
  withRedirect,
  writeAuthSession,
} from "@kwan/domain/sessions";
import { forgetKept } from "./forget-kept.ts";
import { forgetOffline } from "./offline.ts";
import { tokens } from "./tokens.ts";

const listeners = new Set<() => void>();
let current: AuthSession | undefined;

const read = (): AuthSession => {
  try {
    return readAuthSession(localStorage.getItem(authSessionKey));
  } catch {
    // A browser that forbids storage keeps the session for as long as the page is open.
    return loggedOut;
  }
};

const tell = () => {
  for (const listener of listeners) listener();
};

function keep(session: AuthSession): void {
  current = session;
  try {
    localStorage.setItem(authSessionKey, writeAuthSession(session));
  } catch {
    // As above.
  }
  tell();
}

if (typeof window !== "undefined") {
  // Another tab logged in or out: this one follows.
  window.addEventListener("storage", ({ key }) => {
    if (key !== null && key !== authSessionKey) return;
    current = read();
    tell();
  });
}

/** Whether it is one person, also when they have changed their name here. */
export const isSamePerson = (one: User, other: User): boolean =>
  one.username === other.username || (one.driver != null && one.driver === other.driver);

const ownerKey = "kwan.owner";

/** What the device keeps is for one person: when another one logs in, it is forgotten. */
function ownDevice({ username }: User): void {
  try {
    const owner = localStorage.getItem(ownerKey);
    if (owner !== null && owner !== username) {
      forgetOffline();
      forgetKept();
    }
    localStorage.setItem(ownerKey, username);
  } catch {
    // As above.
  }
}

/** What this browser knows of the login: told to all tabs (R-ENT-02, R-STA-01, R-STA-02). */
export const session = {
  get(): AuthSession {
    current ??= typeof window === "undefined" ? loggedOut : read();
    return current;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** After a login, and once the user is loaded: only then is somebody authenticated. */
  begin(user: User): void {
    ownDevice(user);
    keep({ ...session.get(), authenticated: true, user });
  },
  /** Nobody any more, and no token that would say otherwise; the way back is the first page again. */
  end(): void {
    void tokens?.clear();
    forgetOffline();
    keep(loggedOut);
  },
  /** Remembers where to go after the next login. */
  comeBackTo(path: string): void {
    keep(withRedirect(session.get(), path));
  },
  /** The remembered way, which is then forgotten. */
  takeRedirect(): string {
    const { redirect } = session.get();
    keep({ ...session.get(), redirect: "/" });
    return redirect;
  },
};
