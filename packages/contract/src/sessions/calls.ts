import { call } from "../call.ts";
import { listQuery, page } from "../lists.ts";
import { openSession } from "./shapes.ts";

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
  method: "DELETE",
  path: "/users/sessions/{id}/",
  access: ["signed_in"],
});

export const endOtherSessions = call({
  id: "endOtherSessions",
  method: "DELETE",
  path: "/users/sessions/",
  access: ["signed_in"],
});
