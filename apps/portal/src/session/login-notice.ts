const key = "kwan.notice";

/** A notice that the login page shows once: that the person has logged out, or has a new password. */
export const loginNotice = {
  leave(words: string): void {
    try {
      sessionStorage.setItem(key, words);
    } catch {
      // Without storage, there is no notice.
    }
  },
  take(): string | undefined {
    try {
      const words = sessionStorage.getItem(key) ?? undefined;
      sessionStorage.removeItem(key);
      return words;
    } catch {
      return undefined;
    }
  },
};
