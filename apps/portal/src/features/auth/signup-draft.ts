const key = "kwan.form.signup";

type Draft = Readonly<Record<string, string>>;

/** The sign-up answers, kept for this tab without passwords until the sign-up is complete. */
export const signupDraft = {
  get(): Draft | undefined {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep(form: FormData): void {
    const typed = [...form].filter(([name]) => !name.startsWith("password"));
    try {
      sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
    } catch {
      // Without storage, the answers last only as long as the form is open.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Without storage there is nothing to delete.
    }
  },
};
