import type { answerEnquiry as call } from "@kwan/contract";
import { m } from "#messages";
import { hasChannel } from "../../../people/accounts/channels.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context, Work } from "../../../platform/context.ts";
import { DomainError, invalidField, orNotFound } from "../../../platform/domain-error.ts";
import type { EnquiryId } from "../../../platform/ids.ts";
import { baseOf, inLanguage } from "../../../platform/language.ts";
import { send } from "../../../platform/messages/send.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { keepUntil } from "../keep-until.ts";
import { changeEnquiry, type EnquiryRow, insertMessage, lockEnquiry } from "../store.ts";
import { requireLatest } from "./read-enquiry.ts";

/** Answers a question or a complaint, and tells the person that there is an answer. */
export async function answerEnquiry(
  context: Context<Actor>,
  id: EnquiryId,
  { text, closes, outcome }: RequestBodyOf<typeof call>,
  version: number | null,
): Promise<void> {
  const { tx, deps, actor } = context;
  const enquiry = orNotFound(await lockEnquiry(tx, actor, id), "enquiry");
  await requireLatest(tx, actor, enquiry, version);
  if (enquiry.state === "closed") throw new DomainError("state_forbids", m.enquiries_already_closed());
  const needsOutcome = closes && enquiry.desk === "complaints";
  if (needsOutcome && outcome === undefined) throw invalidField("outcome", m.enquiries_outcome_missing());
  if (!needsOutcome && outcome !== undefined) throw invalidField("outcome", m.enquiries_no_outcome());
  const now = deps.now();
  const message = deps.newId("enm");
  await insertMessage(tx, { id: message, enquiry_id: id, author_id: actor.id, text, written_at: now });
  await changeEnquiry(tx, id, {
    state: closes ? "closed" : "answered",
    outcome: outcome ?? null,
    closed_at: closes ? now : null,
    updated_at: now,
    keep_until: keepUntil(enquiry.desk, now),
  });
  await recordAudit(context, {
    action: "answer_enquiry",
    entity: "enquiry",
    entity_id: id,
    before: { state: enquiry.state },
    after: { state: closes ? "closed" : "answered", outcome: outcome ?? null, message },
  });
  await tell(context, enquiry, { text, message });
}

/**
 * Tells the person that there is an answer. An email about a question contains the answer. A text message, and anything
 * about a complaint, says only where it can be read: somebody else may see the phone.
 */
async function tell(
  work: Work,
  enquiry: EnquiryRow,
  { text, message }: { text: string; message: string },
): Promise<void> {
  const { email, phone_number, number, language, desk } = enquiry;
  const { config } = work.deps;
  const url = `${config.publicUrl.replace(/\/$/, "")}${baseOf(language)}/guide/follow`;
  const isComplaint = desk === "complaints";
  const common = { user_id: null, purpose: isComplaint ? "complaint" : "question", dedupe_key: message };
  await inLanguage(language, async () => {
    const notice = m.enquiries_answered_notice({ number, url });
    const subject = m.enquiries_answered_title({ number });
    if (email && hasChannel(config, "email"))
      await send(work, {
        ...common,
        channel: "email",
        recipient: email,
        subject,
        text: isComplaint ? notice : `${text}\n\n${notice}`,
      });
    if (phone_number && hasChannel(config, "sms"))
      await send(work, { ...common, channel: "sms", recipient: phone_number, text: notice });
  });
}
