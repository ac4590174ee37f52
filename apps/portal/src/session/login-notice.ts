import { tabStorage } from "./browser-storage.ts";

const key = "kwan.notice";

/** A notice that the login page shows once: that the person has logged out or has set a new password. */
export const loginNotice = {
  leave: (words: string): void => void tabStorage.set(key, words),
  take(): string | undefined {
    const words = tabStorage.get(key);
    tabStorage.set(key, undefined);
    return words;
  },
};
