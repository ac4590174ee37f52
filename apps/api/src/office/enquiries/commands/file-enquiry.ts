import { createHash } from "node:crypto";
import { dayOf } from "@kwan/domain";
import { enquiryTopics } from "@kwan/domain/enquiries";
import type { Language } from "@kwan/domain/language";
import { readApplicationNumber } from "@kwan/domain/numbers";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Context } from "../../../platform/context.ts";
import { nextNumber } from "../../../platform/db/counters.ts";
import type { DomainError } from "../../../platform/domain-error.ts";
import { limit, tooMany, waitFor } from "../../../platform/rate-limits/limits.ts";
import { takeTurn } from "../../../platform/rate-limits/store.ts";
import { codeHashes, codeOf, keyHash } from "../codes.ts";
import type { EnquiryForm } from "../forms.ts";
import { keepUntil } from "../keep-until.ts";
import { findBranch, findByKey, findCited, insertEnquiry, insertMessage } from "../store.ts";

/** What the person needs to follow what they have sent. The code is null if the server's secret has changed since. */
export interface Sent {
  readonly number: string;
  readonly code: string | null;
}

interface Filing {
  readonly form: EnquiryForm;
  /** The key of the form. A form that arrives twice is stored once. */
  readonly key: string;
  readonly language: Language;
  readonly network: string;
}

/**
 * Stores a question or a complaint, which becomes a task for the desk that its topic names. If a number is cited that
 * nobody has, it is kept as it was typed: the sender cannot find out whether it exists. The same form is stored once, also
 * if it arrives twice at the same time. A form that was changed after it had been sent is another message.
 */
export async function fileEnquiry(
  context: Context<null>,
  { form, key, language, network }: Filing,
): Promise<Sent | { readonly error: DomainError }> {
  const { tx, deps } = context;
  const content = `${key}\n${JSON.stringify(form)}`;
  const code = codeOf(content, deps);
  const key_hash = keyHash(content);
  await takeTurn(tx, `enquiry ${key_hash}`);
  const sent = await findByKey(tx, key_hash);
  if (sent) {
    const isSame = codeHashes(code, sent.number, deps).includes(sent.code_hash);
    return { number: sent.number, code: isSame ? code : null };
  }
  const seconds = await waitFor(tx, [limit("enquiries_from_network", { network })], deps);
  if (seconds !== null) return { error: tooMany(seconds) };
  const now = deps.now();
  const { topic, text, branch: branchCode, cited, about, name, email, phone_number } = form;
  const { desk } = enquiryTopics[topic];
  const application = await findCited(tx, readApplicationNumber(cited) ?? cited.trim().toUpperCase());
  const chosen = branchCode === "" ? undefined : await findBranch(tx, branchCode);
  const id = deps.newId("enq");
  const number = await nextNumber(tx, "enquiry", Number(dayOf(now.toISOString()).slice(0, 4)));
  const [code_hash = ""] = codeHashes(code, number, deps);
  const branch_id = chosen?.id ?? application?.branch_id ?? null;
  const who = { name, email, phone_number, language };
  const times = { opened_at: now, updated_at: now, keep_until: keepUntil(desk, now) };
  await insertEnquiry(
    tx,
    {
      id,
      number,
      topic,
      desk,
      branch_id,
      cited,
      application_id: application?.id ?? null,
      about,
      ...who,
      key_hash,
      code_hash,
      ...times,
    },
    text,
  );
  await insertMessage(tx, { id: deps.newId("enm"), enquiry_id: id, text, written_at: now });
  await recordAudit(context, {
    action: "file_enquiry",
    entity: "enquiry",
    entity_id: id,
    after: { number, topic, sha256: createHash("sha256").update(text).digest("hex") },
  });
  return { number, code };
}
