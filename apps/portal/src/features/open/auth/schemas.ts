import { learnerCreationWith, loginTargetText, newPassword, passwordsMatch, phoneNumberText } from "@kwan/domain";
import * as z from "zod/mini";
import { m } from "#messages";

// The schemas are loaded with the API calls, because showing a form needs neither.

export const loginForm = z.object({
  target: loginTargetText,
  password: z.string().check(z.minLength(1, { error: () => m.auth_password_required() })),
});

export const signUpForm = learnerCreationWith(phoneNumberText);

export const targetForm = z.object({ target: loginTargetText });

export const passwordForm = z.object({ password1: newPassword, password2: z.string() }).check(passwordsMatch());
