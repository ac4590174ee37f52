// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type CodeSent,
  type CompleteLoginByEmailBody,
  type CompleteLoginByPhoneBody,
  type ConfirmPasswordResetAnswer,
  type ConfirmPasswordResetBody,
  completeLoginByEmail,
  completeLoginByPhone,
  confirmPasswordReset,
  type LoginByEmailBody,
  type LoginByPhoneBody,
  loginByEmail,
  loginByPhone,
  logOut,
  type RegisterLearnerBody,
  type ResendCodeBody,
  registerLearner,
  resendCode,
  type Session,
  startPasswordReset,
  type VerifyPasswordResetAnswer,
  type VerifyPasswordResetBody,
  type VerifyTargetBody,
  verifyPasswordReset,
  verifyTarget,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { PostOptions } from "../requests/options.ts";

/** The codes of the errors that `auth.register` can fail with. */
export type AuthRegisterCode =
  | CommonCode
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `auth.register`. */
export type AuthRegisterError = KwanError<AuthRegisterCode>;

/** The codes of the errors that `auth.verify` can fail with. */
export type AuthVerifyCode =
  | CommonCode
  | "already_exists"
  | "code_expired"
  | "code_wrong"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `auth.verify`. */
export type AuthVerifyError = KwanError<AuthVerifyCode>;

/** The codes of the errors that `auth.resendCode` can fail with. */
export type AuthResendCodeCode =
  | CommonCode
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `auth.resendCode`. */
export type AuthResendCodeError = KwanError<AuthResendCodeCode>;

/** The codes of the errors that `auth.loginByEmail` can fail with. */
export type AuthLoginByEmailCode =
  | CommonCode
  | "credentials_wrong"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `auth.loginByEmail`. */
export type AuthLoginByEmailError = KwanError<AuthLoginByEmailCode>;

/** The codes of the errors that `auth.completeLoginByEmail` can fail with. */
export type AuthCompleteLoginByEmailCode =
  | CommonCode
  | "code_expired"
  | "code_wrong"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `auth.completeLoginByEmail`. */
export type AuthCompleteLoginByEmailError = KwanError<AuthCompleteLoginByEmailCode>;

/** The codes of the errors that `auth.loginByPhone` can fail with. */
export type AuthLoginByPhoneCode =
  | CommonCode
  | "credentials_wrong"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `auth.loginByPhone`. */
export type AuthLoginByPhoneError = KwanError<AuthLoginByPhoneCode>;

/** The codes of the errors that `auth.completeLoginByPhone` can fail with. */
export type AuthCompleteLoginByPhoneCode =
  | CommonCode
  | "code_expired"
  | "code_wrong"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `auth.completeLoginByPhone`. */
export type AuthCompleteLoginByPhoneError = KwanError<AuthCompleteLoginByPhoneCode>;

/** The codes of the errors that `auth.startPasswordReset` can fail with. */
export type AuthStartPasswordResetCode =
  | CommonCode
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `auth.startPasswordReset`. */
export type AuthStartPasswordResetError = KwanError<AuthStartPasswordResetCode>;

/** The codes of the errors that `auth.verifyPasswordReset` can fail with. */
export type AuthVerifyPasswordResetCode =
  | CommonCode
  | "code_expired"
  | "code_wrong"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `auth.verifyPasswordReset`. */
export type AuthVerifyPasswordResetError = KwanError<AuthVerifyPasswordResetCode>;

/** The codes of the errors that `auth.confirmPasswordReset` can fail with. */
export type AuthConfirmPasswordResetCode =
  | CommonCode
  | "code_expired"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "too_large"
  | "wrong_type";

/** The error of `auth.confirmPasswordReset`. */
export type AuthConfirmPasswordResetError = KwanError<AuthConfirmPasswordResetCode>;

/** The codes of the errors that `auth.logOut` can fail with. */
export type AuthLogOutCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "too_large"
  | "wrong_type";

/** The error of `auth.logOut`. */
export type AuthLogOutError = KwanError<AuthLogOutCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Signs up a learner: creates an account and sends a verification code to the phone number, or to the email address if
   * no text message can be sent. An email address next to the phone number becomes the account's `pending_email`: once
   * logged in, send a code to it with `resendCode` and verify it with `verify`. Until then, it cannot be used to log in.
   *
   * @example
   * await kwan.auth.register({ first_name: "Ama", last_name: "Mensah", username: "ama", phone_number: "0244000000", password1 });
   */
  register: method(
    registerLearner,
    (body: RegisterLearnerBody, options?: PostOptions): KwanPromise<CodeSent, AuthRegisterError, "registerLearner"> =>
      send(registerLearner, { body }, options),
  ),
  /**
   * Verifies an email address or phone number with its code. After sign-up, a correct code activates the account and
   * logs the user in. After a change of contact details, a correct code verifies the logged-in user's new email address
   * or phone number.
   *
   * @example
   * await kwan.auth.verify("ama@example.com", { code: "123456" });
   */
  verify: method(
    verifyTarget,
    (
      target: string,
      body: VerifyTargetBody,
      options?: PostOptions,
    ): KwanPromise<Session, AuthVerifyError, "verifyTarget"> =>
      send(verifyTarget, { params: { target }, body }, options),
  ),
  /**
   * Sends the code again. You can do this once a minute and twice an hour for each attempt, as long as the attempt is
   * open and the code has not been used. Sending the code again does not allow more tries.
   *
   * @example
   * await kwan.auth.resendCode("ama@example.com");
   */
  resendCode: method(
    resendCode,
    (
      target: string,
      body?: ResendCodeBody,
      options?: PostOptions,
    ): KwanPromise<CodeSent, AuthResendCodeError, "resendCode"> =>
      send(resendCode, { params: { target }, body }, options),
  ),
  /**
   * Starts a login by email: checks the password and sends a six-digit code. The response and its timing are the same
   * whether or not an account with this address exists.
   *
   * @example
   * await kwan.auth.loginByEmail({ email: "ama@example.com", password });
   */
  loginByEmail: method(
    loginByEmail,
    (body: LoginByEmailBody, options?: PostOptions): KwanPromise<CodeSent, AuthLoginByEmailError, "loginByEmail"> =>
      send(loginByEmail, { body }, options),
  ),
  /**
   * Completes a login by email: checks the code and returns a token, which the SDK stores. The code is valid for 10
   * minutes and allows 5 tries. Send the ID of the attempt with it: codes without the ID share 10 tries an hour with
   * everybody who guesses, and their errors do not say how many are left. The token is valid for one month. A token for
   * a staff account also stops working after 12 hours without use.
   *
   * @example
   * await kwan.auth.completeLoginByEmail("ama@example.com", { code: "123456" });
   */
  completeLoginByEmail: method(
    completeLoginByEmail,
    (
      email: string,
      body: CompleteLoginByEmailBody,
      options?: PostOptions,
    ): KwanPromise<Session, AuthCompleteLoginByEmailError, "completeLoginByEmail"> =>
      send(completeLoginByEmail, { params: { email }, body }, options),
  ),
  /**
   * Starts a login by phone number: checks the password and sends a six-digit code by SMS. The server treats a number
   * without a plus sign as a Ghanaian number.
   *
   * @example
   * await kwan.auth.loginByPhone({ phone_number: "+233244000000", password });
   */
  loginByPhone: method(
    loginByPhone,
    (body: LoginByPhoneBody, options?: PostOptions): KwanPromise<CodeSent, AuthLoginByPhoneError, "loginByPhone"> =>
      send(loginByPhone, { body }, options),
  ),
  /**
   * Completes a login by phone number: checks the code and returns a token, which the SDK stores. The code is valid for
   * 10 minutes and allows 5 tries. Send the ID of the attempt with it: codes without the ID share 10 tries an hour with
   * everybody who guesses, and their errors do not say how many are left. The token is valid for one month. A token for
   * a staff account also stops working after 12 hours without use.
   *
   * @example
   * await kwan.auth.completeLoginByPhone("+233244000000", { code: "123456" });
   */
  completeLoginByPhone: method(
    completeLoginByPhone,
    (
      phoneNumber: string,
      body: CompleteLoginByPhoneBody,
      options?: PostOptions,
    ): KwanPromise<Session, AuthCompleteLoginByPhoneError, "completeLoginByPhone"> =>
      send(completeLoginByPhone, { params: { phone_number: phoneNumber }, body }, options),
  ),
  /**
   * Requests a code to reset a forgotten password. The response is the same whether or not the account exists.
   *
   * @example
   * await kwan.auth.startPasswordReset("ama@example.com");
   */
  startPasswordReset: method(
    startPasswordReset,
    (target: string, options?: PostOptions): KwanPromise<CodeSent, AuthStartPasswordResetError, "startPasswordReset"> =>
      send(startPasswordReset, { params: { target } }, options),
  ),
  /**
   * Exchanges the code for a reset token, which you need to set a new password. The token is valid for 10 minutes.
   *
   * @example
   * const { reset_token } = await kwan.auth.verifyPasswordReset({ target: "ama@example.com", code: "123456" });
   */
  verifyPasswordReset: method(
    verifyPasswordReset,
    (
      body: VerifyPasswordResetBody,
      options?: PostOptions,
    ): KwanPromise<VerifyPasswordResetAnswer, AuthVerifyPasswordResetError, "verifyPasswordReset"> =>
      send(verifyPasswordReset, { body }, options),
  ),
  /**
   * Sets the new password and ends all of the account's sessions.
   *
   * @example
   * await kwan.auth.confirmPasswordReset({ reset_token, password1 });
   */
  confirmPasswordReset: method(
    confirmPasswordReset,
    (
      body: ConfirmPasswordResetBody,
      options?: PostOptions,
    ): KwanPromise<ConfirmPasswordResetAnswer, AuthConfirmPasswordResetError, "confirmPasswordReset"> =>
      send(confirmPasswordReset, { body }, options),
  ),
  /**
   * Ends the current session on the server, so that its token stops working. The SDK discards the token.
   *
   * @example
   * await kwan.auth.logOut();
   */
  logOut: method(
    logOut,
    (options?: PostOptions): KwanPromise<undefined, AuthLogOutError, "logOut"> => send(logOut, {}, options),
  ),
});

/**
 * Signing up, logging in and resetting a password. Each requires a code that we send to the person.
 */
export interface AuthMethods extends ReturnType<typeof withSend> {}

/**
 * Signing up, logging in and resetting a password. Each requires a code that we send to the person.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { auth });
 */
export const auth: (send: Send) => AuthMethods = withSend;
