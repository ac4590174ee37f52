// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  completeLoginByEmail,
  completeLoginByPhone,
  confirmPasswordReset,
  loginByEmail,
  loginByPhone,
  logOut,
  registerLearner,
  resendCode,
  startPasswordReset,
  verifyPasswordReset,
  verifyTarget,
} from "@kwan/contract";
import type { Answering, Body } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { PostOptions } from "../requests/options.ts";

/**
 * Signing up, logging in and resetting a password. Each requires a code that we send to the person.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { auth });
 */
/* @__NO_SIDE_EFFECTS__ */
export const auth = (send: Send) => ({
  /**
   * Signs up a learner and sends a verification code.
   *
   * @example
   * await kwan.auth.register({ first_name: "Ama", last_name: "Mensah", username: "ama", phone_number: "0244000000", password1 });
   */
  register: method(
    registerLearner,
    (body: Body<typeof registerLearner>, options?: PostOptions): Answering<typeof registerLearner> =>
      send(registerLearner, { body }, options),
  ),
  /**
   * Verifies an email address or phone number with its code, and logs in.
   *
   * @example
   * await kwan.auth.verify("ama@example.com", { code: "123456" });
   */
  verify: method(
    verifyTarget,
    (target: string, body: Body<typeof verifyTarget>, options?: PostOptions): Answering<typeof verifyTarget> =>
      send(verifyTarget, { params: { target }, body }, options),
  ),
  /**
   * Sends the code again, at most once a minute.
   *
   * @example
   * await kwan.auth.resendCode("ama@example.com");
   */
  resendCode: method(
    resendCode,
    (target: string, body?: Body<typeof resendCode>, options?: PostOptions): Answering<typeof resendCode> =>
      send(resendCode, { params: { target }, body }, options),
  ),
  /**
   * Step 1 of logging in by email: checks the password and sends a code.
   *
   * @example
   * await kwan.auth.loginByEmail({ email: "ama@example.com", password });
   */
  loginByEmail: method(
    loginByEmail,
    (body: Body<typeof loginByEmail>, options?: PostOptions): Answering<typeof loginByEmail> =>
      send(loginByEmail, { body }, options),
  ),
  /**
   * Step 2 of logging in by email: checks the code. The client stores the token.
   *
   * @example
   * await kwan.auth.completeLoginByEmail("ama@example.com", { code: "123456" });
   */
  completeLoginByEmail: method(
    completeLoginByEmail,
    (
      email: string,
      body: Body<typeof completeLoginByEmail>,
      options?: PostOptions,
    ): Answering<typeof completeLoginByEmail> => send(completeLoginByEmail, { params: { email }, body }, options),
  ),
  /**
   * Step 1 of logging in by phone number: checks the password and sends a code.
   *
   * @example
   * await kwan.auth.loginByPhone({ phone_number: "+233244000000", password });
   */
  loginByPhone: method(
    loginByPhone,
    (body: Body<typeof loginByPhone>, options?: PostOptions): Answering<typeof loginByPhone> =>
      send(loginByPhone, { body }, options),
  ),
  /**
   * Step 2 of logging in by phone number: checks the code. The client stores the token.
   *
   * @example
   * await kwan.auth.completeLoginByPhone("+233244000000", { code: "123456" });
   */
  completeLoginByPhone: method(
    completeLoginByPhone,
    (
      phoneNumber: string,
      body: Body<typeof completeLoginByPhone>,
      options?: PostOptions,
    ): Answering<typeof completeLoginByPhone> =>
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
    (target: string, options?: PostOptions): Answering<typeof startPasswordReset> =>
      send(startPasswordReset, { params: { target } }, options),
  ),
  /**
   * Exchanges the code for a short-lived token to set a new password.
   *
   * @example
   * const { reset_token } = await kwan.auth.verifyPasswordReset({ target: "ama@example.com", code: "123456" });
   */
  verifyPasswordReset: method(
    verifyPasswordReset,
    (body: Body<typeof verifyPasswordReset>, options?: PostOptions): Answering<typeof verifyPasswordReset> =>
      send(verifyPasswordReset, { body }, options),
  ),
  /**
   * Sets the new password and ends all sessions.
   *
   * @example
   * await kwan.auth.confirmPasswordReset({ reset_token, password1 });
   */
  confirmPasswordReset: method(
    confirmPasswordReset,
    (body: Body<typeof confirmPasswordReset>, options?: PostOptions): Answering<typeof confirmPasswordReset> =>
      send(confirmPasswordReset, { body }, options),
  ),
  /**
   * Ends the current session on the server and discards its token.
   *
   * @example
   * await kwan.auth.logOut();
   */
  logOut: method(logOut, (options?: PostOptions): Answering<typeof logOut> => send(logOut, {}, options)),
});
