import { type HandlersOf, prepared, versioned } from "../calls/handler.ts";
import { DomainError } from "../domain-error.ts";
import { completeLogin, verifyTarget } from "./commands/complete-login.ts";
import { prepareSignUp, signUp } from "./commands/register-learner.ts";
import { resendCode } from "./commands/resend-code.ts";
import { confirmReset, hashForReset, startReset, verifyReset } from "./commands/reset-password.ts";
import { checkPassword, startLogin } from "./commands/start-login.ts";
import { hashForChange, updateAccount } from "./commands/update-account.ts";
import { presentAccount } from "./present.ts";
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
  completeLoginByEmail: (asked) => completeLogin(asked, { ...asked.body, target: readTarget(asked.params.email) }),
  completeLoginByPhone: (asked) =>
    completeLogin(asked, { ...asked.body, target: readTarget(asked.params.phone_number) }),
  resendCode: (asked) => resendCode(asked, readTarget(asked.params.target), asked.body),
  verifyTarget: (asked) => verifyTarget(asked, { ...asked.body, target: readTarget(asked.params.target) }),
  startPasswordReset: (asked) => startReset(asked, readTarget(asked.params.target)),
  verifyPasswordReset: (asked) => verifyReset(asked, { ...asked.body, target: readTarget(asked.body.target) }),
  confirmPasswordReset: prepared(
    (asked) => hashForReset(asked, asked.body.reset_token, asked.body.password1),
    (asked, hash) => confirmReset(asked, asked.body.reset_token, hash),
  ),
  registerLearner: prepared(
    (asked) => prepareSignUp(asked, asked.body),
    (asked, ready) => signUp(asked, asked.body, ready),
  ),
  // Who asks was read with their session.
  getMe: ({ actor: { account } }) => Promise.resolve(versioned(presentAccount(account), account.version)),
  updateMe: prepared(
    (asked) => {
      const { current_password: _, ...changes } = asked.body;
      if (Object.values(changes).every((each) => each === undefined))
        throw new DomainError("invalid", {
          fields: { non_field_errors: ["Nothing has been changed. Send what should be different."] },
        });
      return hashForChange(asked.actor, asked.body);
    },
    (asked, passwords) => updateAccount(asked, asked.actor, asked.body, passwords),
  ),
};
