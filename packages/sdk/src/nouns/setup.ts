// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type FinishSetupAnswer,
  type FinishSetupBody,
  finishSetup,
  type GetSetupAnswer,
  getSetup,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/** The codes of the errors that `setup.get` can fail with. */
export type SetupGetCode = CommonCode;

/** The error of `setup.get`. */
export type SetupGetError = KwanError<SetupGetCode>;

/** The codes of the errors that `setup.finish` can fail with. */
export type SetupFinishCode =
  | CommonCode
  | "already_exists"
  | "code_expired"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `setup.finish`. */
export type SetupFinishError = KwanError<SetupFinishCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Returns whether the installation still has to be set up. The `state` is `open` if the installation needs its first
   * administrator. It is `expired` if the set-up secret has expired: the server writes a new one the next time it
   * starts.
   *
   * @example
   * const { state } = await kwan.setup.get();
   */
  get: method(
    getSetup,
    (options?: CallOptions): KwanPromise<GetSetupAnswer, SetupGetError, "getSetup"> => send(getSetup, {}, options),
  ),
  /**
   * Creates the first administrator. You need the set-up secret, and you can make this call only once. The
   * administrator then sets a password with a password reset.
   *
   * @example
   * await kwan.setup.finish({ secret, first_name, last_name, email, phone_number, prices_confirmed: true });
   */
  finish: method(
    finishSetup,
    (body: FinishSetupBody, options?: PostOptions): KwanPromise<FinishSetupAnswer, SetupFinishError, "finishSetup"> =>
      send(finishSetup, { body }, options),
  ),
});

/**
 * The set-up of a new installation, which creates its first administrator.
 */
export interface SetupMethods extends ReturnType<typeof withSend> {}

/**
 * The set-up of a new installation, which creates its first administrator.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { setup });
 */
export const setup: (send: Send) => SetupMethods = withSend;
