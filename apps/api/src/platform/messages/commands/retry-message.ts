import { m } from "#messages";
import { recordAudit } from "../../audit/append.ts";
import type { Context } from "../../context.ts";
import { DomainError, orNotFound } from "../../domain-error.ts";
import type { MessageId } from "../../ids.ts";
import { afterQuiet, isCode } from "../policy.ts";
import { lockMessage, requeue } from "../store.ts";

/**
 * Retries a message that could not be delivered, and resets its count of tries. Codes are not retried, because they
 * have expired.
 */
export async function retryMessage(context: Context, id: MessageId): Promise<void> {
  const { tx, deps } = context;
  const message = orNotFound(await lockMessage(tx, id), "message");
  if (message.state !== "dead") throw new DomainError("state_forbids", m.messages_not_failed());
  if (isCode(message)) throw new DomainError("state_forbids", m.messages_code_expired());
  const opens = afterQuiet(deps.now());
  await requeue(tx, id, opens, deps.now());
  await deps.queue.add(tx, "send_message", { id }, { startAfter: opens });
  await recordAudit(context, {
    action: "retry_message",
    entity: "message",
    entity_id: id,
    before: { state: "dead", tries: message.tries, last_error: message.last_error },
    after: { state: "queued" },
  });
}
