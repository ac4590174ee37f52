import * as z from "zod/mini";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { filled } from "../shapes/basics.ts";
import { listQuery, page } from "../shapes/lists.ts";
import { openSession } from "../shapes/sessions.ts";

/** The person confirms with their password, so that a stolen token is not enough to end the owner's sessions. */
const confirmed = () => z.object({ current_password: filled(m.fields_password_required, 128) });

export const listSessions = call({
  id: "listSessions",
  paged: true,
  method: "GET",
  path: "/users/sessions/",
  query: () => listQuery({}),
  answer: () => page(openSession),
  access: ["signed_in"],
});

export const endSession = call({
  id: "endSession",
  method: "POST",
  path: "/users/sessions/{id}/end/",
  body: confirmed,
  errors: ["credentials_wrong"],
  access: ["signed_in"],
});

export const endOtherSessions = call({
  id: "endOtherSessions",
  method: "POST",
  path: "/users/sessions/end/",
  body: confirmed,
  errors: ["credentials_wrong"],
  access: ["signed_in"],
});
