/**
 * The devices on which an account is logged in.
 *
 * @module
 */

import * as z from "zod/mini";
import { nonEmptyText } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { listQuery, page } from "../lists.ts";
import { openSession } from "./shapes.ts";

// The person confirms with their password, so that a stolen token is not enough to end the owner's sessions.
const confirmed = z.object({
  /** The current password, as proof of identity. */
  current_password: nonEmptyText(m.fields_password_required, 128),
});

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
 * Ends one session. The person confirms with their password.
 *
 * @summary End one session
 * @sdk sessions.end
 * @example
 * await kwan.sessions.end(id, { current_password });
 */
export const endSession = call({
  id: "endSession",
  method: "POST",
  path: "/users/sessions/{id}/end/",
  body: confirmed,
  errors: ["credentials_wrong"],
  access: ["signed_in"],
});

/**
 * Ends every session except the current one. The person confirms with their password.
 *
 * @summary End all other sessions
 * @sdk sessions.endOthers
 * @example
 * await kwan.sessions.endOthers({ current_password });
 */
export const endOtherSessions = call({
  id: "endOtherSessions",
  method: "POST",
  path: "/users/sessions/end/",
  body: confirmed,
  errors: ["credentials_wrong"],
  access: ["signed_in"],
});
