/**
 * Signing up, logging in and resetting a password. Each requires a code that we send to the person.
 *
 * @module
 */

import { learnerCreationWith, newPassword, passwordsMatch, phoneNumberText, verificationCode } from "@kwan/domain";
import * as z from "zod/mini";
import { instant, nonEmptyText, sentence } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { codeSent, password, target } from "../credentials.ts";
import { session } from "../sessions/shapes.ts";

/**
 * The ID of the attempt that the code belongs to, as returned by the call that sent the code. Always send it: codes
 * without it share a few tries with everybody who guesses at the same email address or phone number.
 */
const attempt = z.optional(z.string().check(z.maxLength(64)));
const codeBody = z.object({
  /** The 6-digit code that we sent. */
  code: verificationCode,
  /** ID of an attempt to log in, sign up, reset a password or take a test. */
  attempt,
});

/**
 * Signs up a learner: creates an account and sends a verification code to the phone number, or to the email address if
 * no text message can be sent. An email address next to the phone number becomes the account's `pending_email`: once
 * logged in, send a code to it with `resendCode` and verify it with `verify`. Until then, it cannot be used to log in.
 *
 * @summary Sign up
 * @sdk auth.register
 * @example
 * await kwan.auth.register({ first_name: "Ama", last_name: "Mensah", username: "ama", phone_number: "0244000000", password1 });
 */
export const registerLearner = call({
  id: "registerLearner",
  requirement: "R-API-L01",
  method: "POST",
  path: "/learner/register/",
  body: learnerCreationWith(phoneNumberText),
  answer: codeSent,
  status: 201,
  access: ["anyone"],
});

/**
 * Verifies an email address or phone number with its code. After sign-up, a correct code activates the account and
 * logs the user in. After a change of contact details, a correct code verifies the logged-in user's new email address
 * or phone number.
 *
 * @summary Verify an email address or phone number
 * @sdk auth.verify
 * @example
 * await kwan.auth.verify("ama@example.com", { code: "123456" });
 */
export const verifyTarget = call({
  id: "verifyTarget",
  requirement: "R-API-A06",
  method: "POST",
  path: "/users/verify/{target}/",
  body: codeBody,
  answer: session,
  errors: ["code_wrong", "code_expired", "unauthenticated", "already_exists"],
  access: ["anyone"],
});

/**
 * Sends the code again. You can do this once a minute and twice an hour for each attempt, as long as the attempt is
 * open and the code has not been used. Sending the code again does not allow more tries.
 *
 * @summary Send the code again
 * @sdk auth.resendCode
 * @example
 * await kwan.auth.resendCode("ama@example.com");
 */
export const resendCode = call({
  id: "resendCode",
  requirement: "R-API-A05",
  method: "POST",
  path: "/users/resend_verification_code/{target}/",
  body: z.object({
    /** ID of an attempt to log in, sign up, reset a password or take a test. */
    attempt,
  }),
  answer: codeSent,
  access: ["anyone"],
});

/**
 * Starts a login by email: checks the password and sends a six-digit code. The response and its timing are the same
 * whether or not an account with this address exists.
 *
 * @summary Start a login by email
 * @sdk auth.loginByEmail
 * @example
 * await kwan.auth.loginByEmail({ email: "ama@example.com", password });
 */
export const loginByEmail = call({
  id: "loginByEmail",
  requirement: "R-API-A01",
  method: "POST",
  path: "/learner/login/email/initiate/",
  body: z.object({
    email: target,
    /** Password. */
    password,
  }),
  answer: codeSent,
  errors: ["credentials_wrong"],
  access: ["anyone"],
});

/**
 * Completes a login by email: checks the code and returns a token, which the SDK stores. The code is valid for 10
 * minutes and allows 5 tries. Send the ID of the attempt with it: codes without the ID share 10 tries an hour with
 * everybody who guesses, and their errors do not say how many are left. The token is valid for one month. A token for
 * a staff account also stops working after 12 hours without use.
 *
 * @summary Complete a login by email
 * @sdk auth.completeLoginByEmail
 * @example
 * await kwan.auth.completeLoginByEmail("ama@example.com", { code: "123456" });
 */
export const completeLoginByEmail = call({
  id: "completeLoginByEmail",
  requirement: "R-API-A03",
  method: "POST",
  path: "/users/complete-login-email/{email}/",
  body: codeBody,
  answer: session,
  errors: ["code_wrong", "code_expired"],
  access: ["anyone"],
});

/**
 * Starts a login by phone number: checks the password and sends a six-digit code by SMS. The server treats a number
 * without a plus sign as a Ghanaian number.
 *
 * @summary Start a login by phone number
 * @sdk auth.loginByPhone
 * @example
 * await kwan.auth.loginByPhone({ phone_number: "+233244000000", password });
 */
export const loginByPhone = call({
  id: "loginByPhone",
  requirement: "R-API-A02",
  method: "POST",
  path: "/learner/login/phone_number/initiate/",
  body: z.object({
    phone_number: phoneNumberText,
    /** Password. */
    password,
  }),
  answer: codeSent,
  errors: ["credentials_wrong"],
  access: ["anyone"],
});

/**
 * Completes a login by phone number: checks the code and returns a token, which the SDK stores. The code is valid for
 * 10 minutes and allows 5 tries. Send the ID of the attempt with it: codes without the ID share 10 tries an hour with
 * everybody who guesses, and their errors do not say how many are left. The token is valid for one month. A token for
 * a staff account also stops working after 12 hours without use.
 *
 * @summary Complete a login by phone number
 * @sdk auth.completeLoginByPhone
 * @example
 * await kwan.auth.completeLoginByPhone("+233244000000", { code: "123456" });
 */
export const completeLoginByPhone = call({
  id: "completeLoginByPhone",
  requirement: "R-API-A04",
  method: "POST",
  path: "/users/complete-login-phone_number/{phone_number}/",
  body: codeBody,
  answer: session,
  errors: ["code_wrong", "code_expired"],
  access: ["anyone"],
});

/**
 * Requests a code to reset a forgotten password. The response is the same whether or not the account exists.
 *
 * @summary Request a password reset
 * @sdk auth.startPasswordReset
 * @example
 * await kwan.auth.startPasswordReset("ama@example.com");
 */
export const startPasswordReset = call({
  id: "startPasswordReset",
  requirement: "R-API-A07",
  method: "POST",
  path: "/users/password_reset_initiate/{target}/",
  answer: codeSent,
  access: ["anyone"],
});

/**
 * Exchanges the code for a reset token, which you need to set a new password. The token is valid for 10 minutes.
 *
 * @summary Check a password reset code
 * @sdk auth.verifyPasswordReset
 * @example
 * const { reset_token } = await kwan.auth.verifyPasswordReset({ target: "ama@example.com", code: "123456" });
 */
export const verifyPasswordReset = call({
  id: "verifyPasswordReset",
  requirement: "R-API-A09",
  method: "POST",
  path: "/users/verify/reset/",
  body: z.object({
    /** Email address or phone number. */
    target,
    /** The 6-digit code that we sent. */
    code: verificationCode,
    /** ID of an attempt to log in, sign up, reset a password or take a test. */
    attempt,
  }),
  answer: z.object({
    /** Proof that the code was correct. You need it to set a new password. */
    reset_token: z.string(),
    /** The time at which the reset token expires. */
    expires_at: instant,
  }),
  errors: ["code_wrong", "code_expired"],
  access: ["anyone"],
});

/**
 * Sets the new password and ends all of the account's sessions.
 *
 * @summary Set the new password
 * @sdk auth.confirmPasswordReset
 * @example
 * await kwan.auth.confirmPasswordReset({ reset_token, password1 });
 */
export const confirmPasswordReset = call({
  id: "confirmPasswordReset",
  requirement: "R-API-A08",
  method: "POST",
  path: "/users/reset/confirm/",
  body: z
    .object({
      /** Proof that the code was correct. You need it to set a new password. */
      reset_token: nonEmptyText(m.fields_reset_token, 200),
      password1: newPassword,
      /** The new password again. */
      password2: z.optional(z.nullable(z.string({ error: m.fields_passwords_differ }))),
    })
    .check(passwordsMatch()),
  answer: sentence,
  errors: ["code_expired"],
  access: ["anyone"],
});

/**
 * Ends the current session on the server, so that its token stops working. The SDK discards the token.
 *
 * @summary Log out
 * @sdk auth.logOut
 * @example
 * await kwan.auth.logOut();
 */
export const logOut = call({
  id: "logOut",
  method: "POST",
  path: "/users/logout/",
  access: ["signed_in"],
});
