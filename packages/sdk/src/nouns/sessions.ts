// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import { endOtherSessions, endSession, listSessions } from "@kwan/contract";
import type { Answering, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions } from "../requests/options.ts";

/**
 * The devices on which an account is logged in.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { sessions });
 */
/* @__NO_SIDE_EFFECTS__ */
export const sessions = (send: Send) => ({
  /**
   * Lists the account's open sessions.
   *
   * @example
   * for await (const session of kwan.sessions.list()) console.log(session.id);
   */
  list: method(
    listSessions,
    (query?: Query<typeof listSessions>, options?: CallOptions): Answering<typeof listSessions> =>
      send(listSessions, { query }, options),
  ),
  /**
   * Ends one session.
   *
   * @example
   * await kwan.sessions.end(id);
   */
  end: method(
    endSession,
    (id: string, options?: CallOptions): Answering<typeof endSession> => send(endSession, { params: { id } }, options),
  ),
  /**
   * Ends every session except the current one.
   *
   * @example
   * await kwan.sessions.endOthers();
   */
  endOthers: method(
    endOtherSessions,
    (options?: CallOptions): Answering<typeof endOtherSessions> => send(endOtherSessions, {}, options),
  ),
});
