import { m } from "#messages";
import { type Handlers, prepared, versioned } from "../../platform/calls/handler.ts";
import { invalidField } from "../../platform/domain-error.ts";
import { completeLogin, verifyTarget } from "./commands/complete-login.ts";
import { prepareSignUp, signUp } from "./commands/register-learner.ts";
import { resendCode } from "./commands/resend-code.ts";
import { confirmReset, hashForReset, startReset, verifyReset } from "./commands/reset-password.ts";
import { checkPassword, startLogin } from "./commands/start-login.ts";
import { hashForChange, updateAccount } from "./commands/update-account.ts";
import { withKnownDevice } from "./known-devices.ts";
import { presentAccount } from "./present.ts";
import { readPhone, readTarget } from "./targets.ts";

export const authRoutes = {
  loginByEmail: prepared(
    (context, { body, request: origin }) =>
      checkPassword(context, { target: readTarget(body.email, "email"), password: body.password, origin }),
    (context, { body, request: origin }, checked) =>
      startLogin(context, { target: readTarget(body.email, "email"), origin, checked }),
  ),
  loginByPhone: prepared(
    (context, { body, request: origin }) =>
      checkPassword(context, { target: readPhone(body.phone_number), password: body.password, origin }),
    (context, { body, request: origin }, checked) =>
      startLogin(context, { target: readPhone(body.phone_number), origin, checked }),
  ),
  completeLoginByEmail: async (context, { params, body, request }) => {
    const input = { ...body, target: readTarget(params.email), origin: request, device: request.device };
    return withKnownDevice(context, request, await completeLogin(context, input));
  },
  completeLoginByPhone: async (context, { params, body, request }) => {
    const input = { ...body, target: readTarget(params.phone_number), origin: request, device: request.device };
    return withKnownDevice(context, request, await completeLogin(context, input));
  },
  resendCode: (context, { params, body, request: origin }) =>
    resendCode(context, { target: readTarget(params.target), attempt: body.attempt, origin }),
  verifyTarget: async (context, { params, body, request }) => {
    const input = { ...body, target: readTarget(params.target), origin: request, device: request.device };
    const outcome = await verifyTarget(context, input);
    if (!("changed" in outcome)) return withKnownDevice(context, request, outcome);
    // People who change their contact details are already logged in, so the response has their current session and not
    // a new one.
    const [, token = ""] = /^Bearer (.+)$/i.exec(request.header("authorization") ?? "") ?? [];
    return { token, expires_at: context.actor?.expires_at ?? "", user: presentAccount(outcome.changed) };
  },
  startPasswordReset: (context, { params, request: origin }) =>
    startReset(context, { target: readTarget(params.target), origin }),
  verifyPasswordReset: (context, { body, request: origin }) =>
    verifyReset(context, { ...body, target: readTarget(body.target), origin }),
  confirmPasswordReset: prepared(
    (context, { body }) => hashForReset(context, body.reset_token, body.password1),
    (context, { body, request: origin }, password_hash) =>
      confirmReset(context, { reset_token: body.reset_token, password_hash, origin }),
  ),
  registerLearner: prepared(
    (context, { body, request: { network } }) => prepareSignUp(context, body, network),
    (context, { body, request: { network } }, ready) => signUp(context, { form: body, network, prepared: ready }),
  ),
  // The account has already been loaded together with the session.
  getMe: ({ actor: { account } }) => Promise.resolve(versioned(account, presentAccount)),
  updateMe: prepared(
    (context, { body }) => {
      const { current_password: _, ...changes } = body;
      if (Object.values(changes).every((each) => each === undefined))
        throw invalidField("non_field_errors", m.accounts_nothing_changed());
      return hashForChange(context, body);
    },
    async (context, { body, request: { version } }, password_hash) =>
      versioned(await updateAccount(context, { changes: body, version, password_hash }), presentAccount),
  ),
} satisfies Partial<Handlers>;
