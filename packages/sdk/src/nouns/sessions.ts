import { endOtherSessions, endSession, listSessions } from "@kwan/contract";
import type { Send } from "../methods/send.ts";

/**
 * The devices an account is signed in on.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { sessions });
 */
/* @__NO_SIDE_EFFECTS__ */
export const sessions = (send: Send) => ({
  /**
   * The open sessions of the account.
   *
   * @example
   * for await (const session of kwan.sessions.list()) console.log(session.id);
   */
  list: send(listSessions),
  /**
   * Ends one session.
   *
   * @example
   * await kwan.sessions.end(id);
   */
  end: send(endSession),
  /**
   * Ends every session but this one.
   *
   * @example
   * await kwan.sessions.endOthers();
   */
  endOthers: send(endOtherSessions),
});
