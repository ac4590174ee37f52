import { passwordRules } from "@kwan/domain";

/** Returns the rules against which a new password is checked while it is typed, in the current language. */
export const shownPasswordRules = () =>
  passwordRules
    .filter(({ name }) => name !== "not_too_long")
    .map(({ message, isKept }) => ({ label: message, isMet: isKept }));
