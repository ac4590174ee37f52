import { deviceStorage, tabStorage } from "../../../session/browser-storage.ts";

/** A code that has been sent but not yet entered. It is kept for the tab, so that a reload does not lose it. */
export type PendingCode = {
  purpose: "login" | "signup" | "reset";
  kind: "email" | "phone";
  /** The email address or phone number that the code was sent to, as typed. */
  target: string;
  /** The time from which another code can be requested, in milliseconds since 1970. */
  resendAt: number;
  attempt: string;
  /** The token that is returned for a correct password reset code, and that allows a new password to be set. */
  resetToken?: string;
};

const key = "kwan.code";

export const pendingCode = {
  get(purpose: PendingCode["purpose"]): PendingCode | undefined {
    const pending = tabStorage.read<PendingCode>(key);
    return pending?.purpose === purpose ? pending : undefined;
  },
  // Errors are not caught, because the next page cannot work without the stored code.
  keep: (pending: PendingCode): void => sessionStorage.setItem(key, JSON.stringify(pending)),
  forget: (): void => sessionStorage.removeItem(key),
};

const targetKey = "kwan.target";

/** The email address or phone number that was last used to log in on this browser, to prefill the log-in form. */
export const lastTarget = {
  get: () => deviceStorage.get(targetKey),
  keep: (target: string): void => void deviceStorage.set(targetKey, target),
};
