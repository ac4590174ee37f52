import { endOtherSessions, endSession, listSessions } from "@kwan/contract";
import type { Answering, Body, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

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
   * Ends one session. The person confirms with their password.
   *
   * @example
   * await kwan.sessions.end(id, { current_password });
   */
  end: method(
    endSession,
    (id: string, body: Body<typeof endSession>, options?: PostOptions): Answering<typeof endSession> =>
      send(endSession, { params: { id }, body }, options),
  ),
  /**
   * Ends every session except the current one. The person confirms with their password.
   *
   * @example
   * await kwan.sessions.endOthers({ current_password });
   */
  endOthers: method(
    endOtherSessions,
    (body: Body<typeof endOtherSessions>, options?: PostOptions): Answering<typeof endOtherSessions> =>
      send(endOtherSessions, { body }, options),
  ),
});
