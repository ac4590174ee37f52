import { keptForm } from "../../../forms/kept-form.ts";
import { tabStorage } from "../../../session/browser-storage.ts";

/** The sign-up answers, kept for this tab without passwords until the sign-up is complete. */
export const signupDraft = keptForm("signup", tabStorage);
