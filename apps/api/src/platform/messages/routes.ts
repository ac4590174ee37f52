import { m } from "#messages";
import { type Handlers, Reply } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { retryMessage } from "./commands/retry-message.ts";
import { presentUndelivered } from "./present.ts";
import { deadMessages } from "./store.ts";

export const messageRoutes = {
  listUndelivered: async ({ db }, { query, request }) => {
    const body = listAnswer(request, await deadMessages(db, query), presentUndelivered);
    return new Reply({ body, reads: ["undelivered"] });
  },
  retryUndelivered: async (context, { params }) => {
    await retryMessage(context, params.id);
    return { message: m.messages_retried() };
  },
} satisfies Partial<Handlers>;
