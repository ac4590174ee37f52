import { loginTarget } from "@kwan/domain";
import { auth, users } from "@kwan/sdk";
import { clientOf, loginOptions, withoutStoredRequests } from "../../../session/client.ts";
import { noteAccountLanguage } from "../../../session/language.ts";
import { resendTimes } from "../../../session/resend-times.ts";
import { onThisDevice } from "../../../session/server-clock.ts";
import { session } from "../../../session/session.ts";
import { lastTarget, type PendingCode, pendingCode } from "./pending-code.ts";
import { signupDraft } from "./signup-draft.ts";

export * from "./schemas.ts";

const kwan = { ...clientOf({ auth }, loginOptions), ...clientOf({ users }) };
/** Calls about the account that has just logged in. */
const own = clientOf({ auth }, withoutStoredRequests);

type Sent = { sent_to: string; expires_at: string; resend_after: string; attempt: string };

const waitFor = (pending: Omit<PendingCode, "resendAt" | "attempt">, { resend_after, attempt }: Sent): void =>
  pendingCode.keep({ ...pending, attempt, resendAt: onThisDevice(resend_after) });

/**
 * Loads the account and starts the session. A person is logged in only once their account has been loaded (R-STA-01).
 */
async function begin(target: string): Promise<void> {
  const me = await kwan.users.me();
  pendingCode.forget();
  signupDraft.forget();
  session.begin(me);
  noteAccountLanguage(me.language);
  lastTarget.keep(target);
}

/** Starts the session after a login in another tab. */
export async function meetAgain(): Promise<void> {
  session.begin(await kwan.users.me());
}

/** Reads an email address or a phone number that the schema of its form has accepted. */
function accepted(text: string) {
  const target = loginTarget(text);
  if (!target) throw new TypeError("The form accepted what is neither an email address nor a phone number.");
  return target;
}

/** Starts a login: checks the password and sends a code. */
export async function startLogin(text: string, password: string): Promise<void> {
  const { kind, value: target } = accepted(text);
  const sent =
    kind === "email"
      ? await kwan.auth.loginByEmail({ email: target, password })
      : await kwan.auth.loginByPhone({ phone_number: target, password });
  waitFor({ purpose: "login", kind, target }, sent);
}

export async function completeLogin({ kind, target, attempt }: PendingCode, code: string): Promise<void> {
  if (kind === "email") await kwan.auth.completeLoginByEmail(target, { code, attempt });
  else await kwan.auth.completeLoginByPhone(target, { code, attempt });
  await begin(target);
}

type Registration = Parameters<typeof kwan.auth.register>[0];

/** Signs up a learner and sends a code. */
export async function signUp(values: Registration): Promise<void> {
  const sent = await kwan.auth.register(values);
  // If no text message can be sent, the code goes to the email address.
  if (values.email && sent.sent_to.includes("@"))
    waitFor({ purpose: "signup", kind: "email", target: values.email }, sent);
  else waitFor({ purpose: "signup", kind: "phone", target: values.phone_number }, sent);
}

/**
 * Verifies the phone number or the email address with the code that was sent to it, and logs in. An email address given
 * next to the phone number gets a code of its own. Returns whether that code has been sent.
 */
export async function completeSignUp({ target, attempt }: PendingCode, code: string): Promise<boolean> {
  const { pending_email } = (await kwan.auth.verify(target, { code, attempt })).user;
  await begin(target);
  if (pending_email === null) return false;
  try {
    resendTimes.keep(pending_email, onThisDevice((await own.auth.resendCode(pending_email, {})).resend_after));
    return true;
  } catch (cause) {
    // The account page offers another code.
    console.warn("No code was sent to the email address:", cause);
    return false;
  }
}

/** Requests a code to reset the password. */
export async function startReset(text: string): Promise<void> {
  const { kind, value: target } = accepted(text);
  waitFor({ purpose: "reset", kind, target }, await kwan.auth.startPasswordReset(target));
}

/** Checks a password reset code, and keeps the token that allows a new password to be set. */
export async function verifyReset(pending: PendingCode, code: string): Promise<void> {
  const { target, attempt } = pending;
  const { reset_token } = await kwan.auth.verifyPasswordReset({ target, attempt, code });
  pendingCode.keep({ ...pending, resetToken: reset_token });
}

/** Sets the new password, which ends all sessions, also the one of this browser. */
export async function confirmReset(resetToken: string, password1: string, password2: string): Promise<void> {
  await kwan.auth.confirmPasswordReset({ reset_token: resetToken, password1, password2 });
  pendingCode.forget();
  if (session.get().authenticated) session.expire();
}

/** Sends another code. Returns the pending code with the time at which the next one can be requested. */
export async function resend(pending: PendingCode): Promise<PendingCode> {
  const { resend_after, attempt } = await kwan.auth.resendCode(pending.target, { attempt: pending.attempt });
  const next = { ...pending, attempt, resendAt: onThisDevice(resend_after) };
  pendingCode.keep(next);
  return next;
}
