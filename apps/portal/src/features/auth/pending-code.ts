/** A code that was sent and is waited for: kept for the tab, so that a reload of the page that asks for it loses nothing. */
export type PendingCode = {
  purpose: "login" | "signup" | "reset";
  kind: "email" | "phone";
  /** Where the code went, as it was typed. */
  target: string;
  /** The instant from which it may be sent again, in milliseconds since 1970. */
  resendAt: number;
  /** The attempt that the code belongs to. */
  attempt: string;
  /** The right to set a new password, once the code was right. */
  resetToken?: string;
};

const key = "kwan.code";

export const pendingCode = {
  get(purpose: PendingCode["purpose"]): PendingCode | undefined {
    try {
      const pending = JSON.parse(sessionStorage.getItem(key) ?? "null") as PendingCode | null;
      return pending?.purpose === purpose ? pending : undefined;
    } catch {
      return undefined;
    }
  },
  keep: (pending: PendingCode): void => sessionStorage.setItem(key, JSON.stringify(pending)),
  forget: (): void => sessionStorage.removeItem(key),
};

const targetKey = "kwan.target";

/** What somebody has logged in with in this browser: they are asked to log in again with the same. */
export const lastTarget = {
  get(): string | undefined {
    try {
      return localStorage.getItem(targetKey) ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep(target: string): void {
    try {
      localStorage.setItem(targetKey, target);
    } catch {
      // A browser that forbids storage has them type it.
    }
  },
};
