/**
 * The devices on which an account is logged in.
 *
 * @module
 */

import { call } from "../call.ts";
import { listQuery, page } from "../lists.ts";
import { openSession } from "./shapes.ts";

/**
 * Lists the account's open sessions.
 *
 * @summary List your sessions
 * @sdk sessions.list
 * @example
 * for await (const session of kwan.sessions.list()) console.log(session.id);
 */
export const listSessions = call({
  id: "listSessions",
  paged: true,
  method: "GET",
  path: "/users/sessions/",
  query: listQuery({}),
  answer: page(openSession),
  access: ["signed_in"],
});

/**
 * Ends one session.
 *
 * @summary End one session
 * @sdk sessions.end
 * @example
 * await kwan.sessions.end(id);
 */
export const endSession = call({
  id: "endSession",
  method: "DELETE",
  path: "/users/sessions/{id}/",
  access: ["signed_in"],
});

/**
 * Ends every session except the current one.
 *
 * @summary End all other sessions
 * @sdk sessions.endOthers
 * @example
 * await kwan.sessions.endOthers();
 */
export const endOtherSessions = call({
  id: "endOtherSessions",
  method: "DELETE",
  path: "/users/sessions/",
  access: ["signed_in"],
});
