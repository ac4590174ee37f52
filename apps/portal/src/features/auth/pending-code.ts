/** A code that has been sent but not yet entered. It is kept for the tab, so that a reload does not lose it. */
export type PendingCode = {
  purpose: "login" | "signup" | "reset";
  kind: "email" | "phone";
  /** The contact that the code was sent to, as typed. */
  target: string;
  /** When another code can be requested, in milliseconds since 1970. */
  resendAt: number;
  attempt: string;
  /** The token that allows a new password to be set after the correct code has been entered. */
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

/** The contact with which a person last logged in in this browser, to prefill the form when they log in again. */
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
      // Without storage, the person types the contact again.
    }
  },
};
