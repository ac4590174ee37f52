import type { Server } from "../context.ts";
import { inTransaction } from "../db/transaction.ts";
import type { MessageId } from "../ids.ts";
import { afterQuiet, codeLifeMs, isCode, isUrgent, jobOf, leaseMs, maxTries, waitAfter } from "./policy.ts";
import { RefusedError, type Senders } from "./senders.ts";
import { claim, findMessage, handBack, type MessageRow, noteFailure, noteSent, takeStranded } from "./store.ts";

const strandedMs = 15 * 60_000;

/**
 * Sends one message. Runs as a job. A sender leases the message, so that no other sender sends it at the same time. If
 * the sender dies, the lease ends and the message is sent again with the same ID, so that the receiver can recognise
 * the duplicate. After a failure, the message is retried with increasing delays. After the sixth try, an administrator
 * has to retry it.
 */
export async function deliverMessage(deps: Server, senders: Senders, id: MessageId): Promise<void> {
  const { db, now } = deps;
  const message = await claim(db.kysely, id, new Date(now().getTime() + leaseMs), now());
  if (!message) return comeBack(deps, id);
  const opens = isUrgent(message) ? now() : afterQuiet(now());
  if (opens > now()) return untilMorning(deps, message, opens);
  if (isCode(message) && now().getTime() - Date.parse(message.created_at) > codeLifeMs)
    return putOff(deps, message, "The code expired before it could be sent. The person can ask for a new one.", null);
  if (message.tries > maxTries)
    return putOff(deps, message, message.last_error ?? "Its senders were lost on the way.", null);
  let sent_by: "smtp" | "gateway" | "mailbox";
  try {
    sent_by = await sendBy(deps, senders, message);
  } catch (error) {
    const isLast = error instanceof RefusedError || message.tries >= maxTries;
    const later = new Date(now().getTime() + waitAfter(message.tries));
    const again = isUrgent(message) ? later : afterQuiet(later);
    deps.log.warn({ message: id, channel: message.channel, tries: message.tries, isLast }, "a message was not taken");
    return putOff(deps, message, error instanceof Error ? inOneLine(error) : String(error), isLast ? null : again);
  }
  await noteSent(db.kysely, id, sent_by, now());
}

/**
 * Formats an error in one line, with the cause of a failed request, because "fetch failed" alone does not tell an
 * administrator what to fix.
 */
function inOneLine({ message, cause }: Error): string {
  const why = cause instanceof Error && !message.includes(cause.message) ? `: ${cause.message}` : "";
  return `${message}${why}`.replace(/\s+/g, " ");
}

async function sendBy(
  { config }: Server,
  senders: Senders,
  message: MessageRow,
): Promise<"smtp" | "gateway" | "mailbox"> {
  const channel = message.channel === "sms" ? "sms" : "email";
  const sender = senders[channel];
  if (sender) {
    await sender(message);
    return channel === "sms" ? "gateway" : "smtp";
  }
  if (config.hasMailbox) return "mailbox";
  const [what, setting] = channel === "sms" ? ["text messages", "SMS_URL and SMS_TOKEN"] : ["email", "SMTP_URL"];
  throw new RefusedError(
    `This server cannot send ${what} yet. Ask the people who run it to set ${setting}, then resend the message.`,
  );
}

/** Records the error and queues the next try, if there is one, in one transaction. */
async function putOff(deps: Server, message: MessageRow, error: string, again: Date | null): Promise<void> {
  await inTransaction(deps.db, async (db) => {
    const isOurs = await noteFailure(db, message, error, again, deps.now());
    if (isOurs && again) await deps.queue.add(db, jobOf(message), { id: message.id }, { startAfter: again });
  });
}

async function untilMorning(deps: Server, message: MessageRow, opens: Date): Promise<void> {
  await inTransaction(deps.db, async (db) => {
    if (await handBack(db, message, opens, deps.now()))
      await deps.queue.add(db, jobOf(message), { id: message.id }, { startAfter: opens });
  });
}

/**
 * Queues another try for a message that cannot be claimed yet. Messages that have been sent, abandoned or deleted are
 * ignored.
 */
async function comeBack({ db, queue }: Server, id: MessageId): Promise<void> {
  const message = await findMessage(db.kysely, id);
  const opens =
    message?.state === "sending" ? message.leased_until : message?.state === "queued" ? message.not_before : null;
  if (message && opens) await queue.add(db.kysely, jobOf(message), { id }, { startAfter: new Date(opens) });
}

/** Finds messages whose own job has been lost, and queues a new job for each. Runs as a job. */
export async function rescueMessages(deps: Server): Promise<void> {
  const now = deps.now();
  await inTransaction(deps.db, async (db) => {
    for (const message of await takeStranded(db, new Date(now.getTime() - strandedMs), now, 200))
      await deps.queue.add(db, jobOf(message), { id: message.id });
  });
}
