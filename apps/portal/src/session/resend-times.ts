import { tabStorage } from "./browser-storage.ts";

const key = (target: string) => `kwan.resend.${target}`;

/**
 * The times from which another code can be sent to a new email address or phone number, in milliseconds since 1970. They
 * are kept for the tab, because one page can send the code and another asks for it.
 */
export const resendTimes = {
  get: (target: string): number => tabStorage.read<{ at: number }>(key(target))?.at ?? 0,
  keep: (target: string, at: number): void => tabStorage.write(key(target), { at }),
};
