import { note, noteRead } from "../audit/append.ts";
import type { HandlersOf } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { retryMessage } from "./commands/retry-message.ts";
import { presentUndelivered } from "./present.ts";
import { deadMessages } from "./store.ts";

export const messageRoutes: HandlersOf<"listUndelivered" | "retryUndelivered"> = {
  listUndelivered: async (asked) => {
    await noteRead(asked, "messages", "undelivered");
    return listAnswer(asked.request, await deadMessages(asked.db, asked.query), presentUndelivered);
  },
  retryUndelivered: async (asked) => {
    const { db, deps, params } = asked;
    const { tries, last_error } = await retryMessage(db, deps, params.id);
    const before = { state: "dead", tries, last_error };
    await note(asked, {
      action: "retry_message",
      entity: "message",
      entity_id: params.id,
      before,
      after: { state: "queued" },
    });
    return { message: "It is tried again now. If it fails again, it comes back to this list." };
  },
};
