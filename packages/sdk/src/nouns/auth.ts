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
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** Signing up, logging in and resetting a password: each in two steps, the second with a code. */
export interface Auth {
  /**
   * Signs a learner up; a code is sent to be verified.
   *
   * @example
   * await kwan.auth.register({ first_name: "Ama", last_name: "Mensah", username: "ama", phone_number: "0244000000", password1 });
   */
  readonly register: Method<typeof registerLearner>;
  /**
   * Verifies an email address or phone number by its code, and signs in.
   *
   * @example
   * await kwan.auth.verify("ama@example.com", { code: "123456" });
   */
  readonly verify: Method<typeof verifyTarget>;
  /**
   * Sends the code again, at most once a minute.
   *
   * @example
   * await kwan.auth.resendCode("ama@example.com");
   */
  readonly resendCode: Method<typeof resendCode>;
  /**
   * First step of logging in by email: the password; a code is sent.
   *
   * @example
   * await kwan.auth.loginByEmail({ email: "ama@example.com", password });
   */
  readonly loginByEmail: Method<typeof loginByEmail>;
  /**
   * Second step: the code. The token of the answer is kept by itself.
   *
   * @example
   * await kwan.auth.completeLoginByEmail("ama@example.com", { code: "123456" });
   */
  readonly completeLoginByEmail: Method<typeof completeLoginByEmail>;
  /**
   * First step of logging in by phone number: the password; a code is sent.
   *
   * @example
   * await kwan.auth.loginByPhone({ phone_number: "+233244000000", password });
   */
  readonly loginByPhone: Method<typeof loginByPhone>;
  /**
   * Second step: the code. The token of the answer is kept by itself.
   *
   * @example
   * await kwan.auth.completeLoginByPhone("+233244000000", { code: "123456" });
   */
  readonly completeLoginByPhone: Method<typeof completeLoginByPhone>;
  /**
   * Asks for a code to reset a forgotten password; answers the same whether or not the account exists.
   *
   * @example
   * await kwan.auth.startPasswordReset("ama@example.com");
   */
  readonly startPasswordReset: Method<typeof startPasswordReset>;
  /**
   * Turns the code into a short-lived right to set a new password.
   *
   * @example
   * const { reset_token } = await kwan.auth.verifyPasswordReset({ target: "ama@example.com", code: "123456" });
   */
  readonly verifyPasswordReset: Method<typeof verifyPasswordReset>;
  /**
   * Sets the new password, and ends all other sessions.
   *
   * @example
   * await kwan.auth.confirmPasswordReset({ reset_token, password1 });
   */
  readonly confirmPasswordReset: Method<typeof confirmPasswordReset>;
  /**
   * Ends this session, on the server and here: its token is dropped.
   *
   * @example
   * await kwan.auth.logOut();
   */
  readonly logOut: Method<typeof logOut>;
}

/**
 * Signing up, logging in and resetting a password: each in two steps, the second with a code.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { auth });
 */
/* @__NO_SIDE_EFFECTS__ */
export const auth = (send: Send): Auth => ({
  register: send(registerLearner),
  verify: send(verifyTarget),
  resendCode: send(resendCode),
  loginByEmail: send(loginByEmail),
  completeLoginByEmail: send(completeLoginByEmail),
  loginByPhone: send(loginByPhone),
  completeLoginByPhone: send(completeLoginByPhone),
  startPasswordReset: send(startPasswordReset),
  verifyPasswordReset: send(verifyPasswordReset),
  confirmPasswordReset: send(confirmPasswordReset),
  logOut: send(logOut),
});
