import { learnerCreationWith, newPassword, passwordsMatch, phoneNumberText, verificationCode } from "@kwan/domain";
import * as z from "zod/mini";
import { filled, instant, sentence } from "../basics.ts";
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

export const loginByEmail = call({
  id: "loginByEmail",
  requirement: "R-API-A01",
  method: "POST",
  path: "/learner/login/email/initiate/",
  body: () =>
    z.object({
      email: target,
      /** Password. */
      password,
    }),
  answer: codeSent,
  errors: ["credentials_wrong"],
  access: ["anyone"],
});

export const loginByPhone = call({
  id: "loginByPhone",
  requirement: "R-API-A02",
  method: "POST",
  path: "/learner/login/phone_number/initiate/",
  body: () =>
    z.object({
      phone_number: phoneNumberText,
      /** Password. */
      password,
    }),
  answer: codeSent,
  errors: ["credentials_wrong"],
  access: ["anyone"],
});

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

export const resendCode = call({
  id: "resendCode",
  requirement: "R-API-A05",
  method: "POST",
  path: "/users/resend_verification_code/{target}/",
  body: () =>
    z.object({
      /** ID of an attempt to log in, sign up, reset a password or take a test. */
      attempt,
    }),
  answer: codeSent,
  access: ["anyone"],
});

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

export const startPasswordReset = call({
  id: "startPasswordReset",
  requirement: "R-API-A07",
  method: "POST",
  path: "/users/password_reset_initiate/{target}/",
  answer: codeSent,
  access: ["anyone"],
});

export const verifyPasswordReset = call({
  id: "verifyPasswordReset",
  requirement: "R-API-A09",
  method: "POST",
  path: "/users/verify/reset/",
  body: () =>
    z.object({
      /** Email address or phone number. */
      target,
      /** The 6-digit code that we sent. */
      code: verificationCode,
      /** ID of an attempt to log in, sign up, reset a password or take a test. */
      attempt,
    }),
  answer: () =>
    z.object({
      /** Proof that the code was correct. You need it to set a new password. */
      reset_token: z.string(),
      /** The time at which the reset token expires. */
      expires_at: instant,
    }),
  errors: ["code_wrong", "code_expired"],
  access: ["anyone"],
});

export const confirmPasswordReset = call({
  id: "confirmPasswordReset",
  requirement: "R-API-A08",
  method: "POST",
  path: "/users/reset/confirm/",
  body: () =>
    z
      .object({
        /** Proof that the code was correct. You need it to set a new password. */
        reset_token: filled(m.fields_reset_token, 200),
        password1: newPassword,
        /** The new password again. */
        password2: z.optional(z.nullable(z.string({ error: m.fields_passwords_differ }))),
      })
      .check(passwordsMatch()),
  answer: sentence,
  errors: ["code_expired"],
  access: ["anyone"],
});

export const registerLearner = call({
  id: "registerLearner",
  requirement: "R-API-L01",
  method: "POST",
  path: "/learner/register/",
  body: () => learnerCreationWith(phoneNumberText),
  answer: codeSent,
  status: 201,
  access: ["anyone"],
});

export const logOut = call({
  id: "logOut",
  method: "POST",
  path: "/users/logout/",
  access: ["signed_in"],
});
