// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import { finishSetup, getSetup } from "@kwan/contract";
import type { Answering, Body } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/**
 * The set-up of a new installation, which creates its first administrator.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { setup });
 */
/* @__NO_SIDE_EFFECTS__ */
export const setup = (send: Send) => ({
  /**
   * Returns whether the installation still has to be set up.
   *
   * @example
   * const { state } = await kwan.setup.get();
   */
  get: method(getSetup, (options?: CallOptions): Answering<typeof getSetup> => send(getSetup, {}, options)),
  /**
   * Creates the first administrator, once, with the set-up secret.
   *
   * @example
   * await kwan.setup.finish({ secret, first_name, last_name, email, phone_number, prices_confirmed: true });
   */
  finish: method(
    finishSetup,
    (body: Body<typeof finishSetup>, options?: PostOptions): Answering<typeof finishSetup> =>
      send(finishSetup, { body }, options),
  ),
});
