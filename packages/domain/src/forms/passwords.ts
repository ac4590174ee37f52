import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { errorOf } from "../in-language.ts";
import { passwordProblems } from "./password-rules.ts";
import { isRequired, objectCheck, oneProblem } from "./text.ts";

const requiredMessage = () => isRequired(m.forms_password);

/**
 * The schema of a new password. For an empty password, the message is 'Password is required'. For any other, there is a
 * message for each rule that it breaks. The password is not trimmed.
 *
 * @example
 * z.safeParse(newPassword, "Akwaaba1").success; // true
 */
export const newPassword = /* @__PURE__ */ z.string(/* @__PURE__ */ errorOf(requiredMessage)).check((payload) => {
  const { value: input, issues } = payload;
  const messages = input === "" ? [requiredMessage()] : passwordProblems(input);
  for (const message of messages) issues.push({ code: "custom", input, message });
});

type Passwords = { readonly password1: string; readonly password2?: string | null | undefined };

/**
 * Checks that the repeated password, if given, equals the first (R-VAL-05). The message is on password2. The check runs
 * even if other fields are invalid, so that all messages appear together.
 *
 * @example
 * z.object({ password1: newPassword, password2: z.string() }).check(passwordsMatch());
 */
// @__NO_SIDE_EFFECTS__
export function passwordsMatch() {
  const problemOf = ({ password1, password2 }: Passwords) =>
    (password2 ?? password1) === password1 ? undefined : m.forms_passwords_differ();
  return objectCheck(oneProblem(problemOf, ["password2"]));
}
