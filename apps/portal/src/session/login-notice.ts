const key = "kwan.notice";

/** What the login page says when somebody comes to it: that they have logged out, or have a new password. It is said once. */
export const loginNotice = {
  leave(words: string): void {
    try {
      sessionStorage.setItem(key, words);
    } catch {
      // A browser that forbids storage does not say it.
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
