import { tabStorage } from "../../session/browser-storage.ts";

const key = "kwan.form.signup";

type Draft = Readonly<Record<string, string>>;

/** The sign-up answers, kept for this tab without passwords until the sign-up is complete. */
export const signupDraft = {
  get: () => tabStorage.read<Draft>(key),
  keep(form: FormData): void {
    const typed = [...form].filter(([name]) => !name.startsWith("password"));
    tabStorage.write(key, Object.fromEntries(typed));
  },
  forget: (): void => void tabStorage.set(key, undefined),
};
