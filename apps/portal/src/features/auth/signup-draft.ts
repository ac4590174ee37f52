const key = "kwan.form.signup";

type Draft = Readonly<Record<string, string>>;

/** What was typed to sign up, for this tab alone and without passwords, until the sign-up is finished. */
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
      // A browser that forbids storage keeps it for as long as the form is there.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Then there is nothing to forget.
    }
  },
};
