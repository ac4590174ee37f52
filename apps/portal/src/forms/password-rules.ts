import { passwordRules } from "@kwan/domain";

/** The rules that a new password is checked against while it is typed, in the current language. */
export const shownPasswordRules = () =>
  passwordRules
    .filter(({ name }) => name !== "not_too_long")
    .map(({ message, isKept }) => ({ label: message, isMet: isKept }));
