import type { Queries } from "../../db/open.ts";
import type { Deps } from "../../deps.ts";
import { DomainError, notFound } from "../../domain-error.ts";
import { afterQuiet, isCode } from "../policy.ts";
import { lockMessage, type MessageRow, requeue } from "../store.ts";

/** Has a message that was given up tried again, from the first try on. A code is not: it has expired long since. */
export async function retryMessage(db: Queries, deps: Deps, id: string): Promise<MessageRow> {
  const message = await lockMessage(db, id);
  if (!message) throw notFound("message");
  if (message.state !== "dead")
    throw new DomainError("state_forbids", {
      message: "This message is not given up: it was sent, or is on its way. Reload the list.",
    });
  if (isCode(message))
    throw new DomainError("state_forbids", {
      message: "The code in it has expired. The person has to ask for a new one.",
    });
  const opens = afterQuiet(deps.now());
  await requeue(db, id, opens, deps.now());
  await deps.queue.add(db, "send_message", { id }, { startAfter: opens });
  return message;
}
