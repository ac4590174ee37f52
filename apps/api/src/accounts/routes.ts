import { m } from "#messages";
import { type Handlers, prepared, versioned } from "../calls/handler.ts";
import { invalidField } from "../domain-error.ts";
import { completeLogin, verifyTarget } from "./commands/complete-login.ts";
import { prepareSignUp, signUp } from "./commands/register-learner.ts";
import { resendCode } from "./commands/resend-code.ts";
import { confirmReset, hashForReset, startReset, verifyReset } from "./commands/reset-password.ts";
import { checkPassword, startLogin } from "./commands/start-login.ts";
import { hashForChange, updateAccount } from "./commands/update-account.ts";
import { presentAccount } from "./present.ts";
import { readPhone, readTarget } from "./targets.ts";

export const authRoutes = {
  loginByEmail: prepared(
    (context, { body, request: { network } }) =>
      checkPassword(context, { target: readTarget(body.email, "email"), password: body.password, network }),
    (context, { body, request: { network } }, checked) =>
      startLogin(context, { target: readTarget(body.email, "email"), network, checked }),
  ),
  loginByPhone: prepared(
    (context, { body, request: { network } }) =>
      checkPassword(context, { target: readPhone(body.phone_number), password: body.password, network }),
    (context, { body, request: { network } }, checked) =>
      startLogin(context, { target: readPhone(body.phone_number), network, checked }),
  ),
  completeLoginByEmail: (context, { params, body, request: { network, device } }) =>
    completeLogin(context, { ...body, target: readTarget(params.email), network, device }),
  completeLoginByPhone: (context, { params, body, request: { network, device } }) =>
    completeLogin(context, { ...body, target: readTarget(params.phone_number), network, device }),
  resendCode: (context, { params, body, request: { network } }) =>
    resendCode(context, { target: readTarget(params.target), attempt: body.attempt, network }),
  verifyTarget: async (context, { params, body, request }) => {
    const { network, device } = request;
    const outcome = await verifyTarget(context, { ...body, target: readTarget(params.target), network, device });
    if (!("changed" in outcome)) return outcome;
    // People who change their contact details are already logged in, so the response has their current session and not
    // a new one.
    const [, token = ""] = /^Bearer (.+)$/i.exec(request.header("authorization") ?? "") ?? [];
    return { token, expires_at: context.actor?.expires_at ?? "", user: presentAccount(outcome.changed) };
  },
  startPasswordReset: (context, { params, request: { network } }) =>
    startReset(context, { target: readTarget(params.target), network }),
  verifyPasswordReset: (context, { body, request: { network } }) =>
    verifyReset(context, { ...body, target: readTarget(body.target), network }),
  confirmPasswordReset: prepared(
    (context, { body }) => hashForReset(context, body.reset_token, body.password1),
    (context, { body }, hash) => confirmReset(context, body.reset_token, hash),
  ),
  registerLearner: prepared(
    (context, { body, request: { network } }) => prepareSignUp(context, body, network),
    (context, { body, request: { network } }, ready) => signUp(context, { form: body, network, prepared: ready }),
  ),
  // The account has already been loaded together with the session.
  getMe: ({ actor: { account } }) => Promise.resolve(versioned(account, presentAccount)),
  updateMe: prepared(
    ({ actor }, { body }) => {
      const { current_password: _, ...changes } = body;
      if (Object.values(changes).every((each) => each === undefined))
        throw invalidField("non_field_errors", m.accounts_nothing_changed());
      return hashForChange(actor, body);
    },
    async (context, { body, request: { version } }, password_hash) =>
      versioned(await updateAccount(context, { changes: body, version, password_hash }), presentAccount),
  ),
} satisfies Partial<Handlers>;
