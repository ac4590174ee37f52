import { endOtherSessions, endSession, listSessions } from "@kwan/contract";
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** The devices an account is signed in on. */
export interface Sessions {
  /**
   * The open sessions of the account.
   *
   * @example
   * for await (const session of kwan.sessions.list()) console.log(session.id);
   */
  readonly list: Method<typeof listSessions>;
  /**
   * Ends one session.
   *
   * @example
   * await kwan.sessions.end(id);
   */
  readonly end: Method<typeof endSession>;
  /**
   * Ends every session but this one.
   *
   * @example
   * await kwan.sessions.endOthers();
   */
  readonly endOthers: Method<typeof endOtherSessions>;
}

/**
 * The devices an account is signed in on.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { sessions });
 */
/* @__NO_SIDE_EFFECTS__ */
export const sessions = (send: Send): Sessions => ({
  list: send(listSessions),
  end: send(endSession),
  endOthers: send(endOtherSessions),
});
