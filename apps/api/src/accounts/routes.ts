import { type HandlersOf, prepared, versioned } from "../calls/handler.ts";
import { DomainError } from "../domain-error.ts";
import { completeLogin } from "./commands/complete-login.ts";
import { hashForSignUp, signUp } from "./commands/register-learner.ts";
import { resendCode } from "./commands/resend-code.ts";
import { confirmReset, hashForReset, startReset, verifyReset } from "./commands/reset-password.ts";
import { checkPassword, startLogin } from "./commands/start-login.ts";
import { hashForChange, updateAccount } from "./commands/update-account.ts";
import { presentAccount } from "./present.ts";
import { lockLastCode } from "./store.ts";
import { readPhone, readTarget } from "./targets.ts";

export const authRoutes: HandlersOf<
  | "loginByEmail"
  | "loginByPhone"
  | "completeLoginByEmail"
  | "completeLoginByPhone"
  | "resendCode"
  | "verifyTarget"
  | "startPasswordReset"
  | "verifyPasswordReset"
  | "confirmPasswordReset"
  | "registerLearner"
  | "getMe"
  | "updateMe"
> = {
  loginByEmail: prepared(
    (asked) => checkPassword(asked, readTarget(asked.body.email, "email"), asked.body.password),
    (asked, checked) => startLogin(asked, readTarget(asked.body.email, "email"), checked),
  ),
  loginByPhone: prepared(
    (asked) => checkPassword(asked, readPhone(asked.body.phone_number), asked.body.password),
    (asked, checked) => startLogin(asked, readPhone(asked.body.phone_number), checked),
  ),
  completeLoginByEmail: (asked) => completeLogin(asked, "login", readTarget(asked.params.email), asked.body.code),
  completeLoginByPhone: (asked) =>
    completeLogin(asked, "login", readTarget(asked.params.phone_number), asked.body.code),
  resendCode: (asked) => resendCode(asked, readTarget(asked.params.target)),
  /** Verifies a sign-up, or a contact that was changed: whichever the last code was sent for. */
  verifyTarget: async (asked) => {
    const target = readTarget(asked.params.target);
    const last = await lockLastCode(asked.db, target, null);
    return completeLogin(asked, last?.purpose === "change" ? "change" : "signup", target, asked.body.code);
  },
  startPasswordReset: (asked) => startReset(asked, readTarget(asked.params.target)),
  verifyPasswordReset: (asked) => verifyReset(asked, readTarget(asked.body.target), asked.body.code),
  confirmPasswordReset: prepared(
    (asked) => hashForReset(asked, asked.body.reset_token, asked.body.password1),
    (asked, hash) => confirmReset(asked, asked.body.reset_token, hash),
  ),
  registerLearner: prepared(
    (asked) => hashForSignUp(asked, asked.body.password1),
    (asked, hash) => signUp(asked, asked.body, hash),
  ),
  // Who asks was read with their session.
  getMe: ({ actor: { account } }) => Promise.resolve(versioned(presentAccount(account), account.version)),
  updateMe: prepared(
    (asked) => {
      const { email, phone_number, username, password1 } = asked.body;
      if ([email, phone_number, username, password1].every((each) => each === undefined))
        throw new DomainError("invalid", {
          fields: { non_field_errors: ["Nothing is changed. Send what should be different."] },
        });
      return hashForChange(asked.actor, asked.body);
    },
    (asked, passwords) => updateAccount(asked, asked.actor, asked.body, passwords),
  ),
};
