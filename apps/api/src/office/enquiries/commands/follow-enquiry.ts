import { type ComplaintOutcome, type EnquiryState, type EnquiryTopicName, enquiryTopics } from "@kwan/domain/enquiries";
import { readEnquiryNumber, readShareCode } from "@kwan/domain/numbers";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import { recordRefusal } from "../../../platform/audit/refusals.ts";
import type { Context } from "../../../platform/context.ts";
import { DomainError } from "../../../platform/domain-error.ts";
import { limit, tooMany, waitFor, waitOrCount } from "../../../platform/rate-limits/limits.ts";
import { codeHashes, keyHash } from "../codes.ts";
import { keepUntil } from "../keep-until.ts";
import { type EnquiryRow, findByNumber, hasHandler, insertMessage, messagesOf, reopen } from "../store.ts";

/** What the person who has the number and the code can read. Staff are not named. */
export interface Thread {
  readonly number: string;
  readonly topic: EnquiryTopicName;
  readonly state: EnquiryState;
  readonly outcome: ComplaintOutcome | null;
  /** Whether nobody here can deal with the complaint, because all who could have a part in it. */
  readonly isStuck: boolean;
  readonly messages: readonly { readonly isOurs: boolean; readonly text: string; readonly written_at: string }[];
}

interface Following {
  readonly number: string;
  readonly code: string;
  readonly network: string;
}

/**
 * Finds what somebody has sent, by its number and its code. A wrong pair is counted and recorded, and the answer does not
 * say which of the two is wrong.
 */
async function find(
  context: Context<null>,
  { number, code, network }: Following,
): Promise<EnquiryRow | { readonly error: DomainError }> {
  const { tx, deps } = context;
  const [readNumber, readCode] = [readEnquiryNumber(number), readShareCode(code)];
  const row = readNumber === null ? undefined : await findByNumber(tx, readNumber);
  if (row && readCode && codeHashes(readCode, row.number, deps).includes(row.code_hash)) return row;
  const seconds = await waitOrCount(tx, [limit("wrong_enquiry_codes", { network })], deps);
  await recordRefusal(context, { action: "enquiry_code_refused", entity: "enquiry", entity_id: "unknown" });
  if (seconds !== null) return { error: tooMany(seconds) };
  return { error: new DomainError("code_wrong", m.enquiries_code_wrong()) };
}

async function threadOf({ tx }: Pick<Context<null>, "tx">, row: EnquiryRow): Promise<Thread> {
  const { number, topic, state, outcome, desk } = row;
  const isStuck = desk === "complaints" && state === "open" && !(await hasHandler(tx, row.id));
  const messages = (await messagesOf(tx, row.id)).map(({ author_id, text, written_at }) => ({
    isOurs: author_id !== null,
    text,
    written_at,
  }));
  return { number, topic, state, outcome, isStuck, messages };
}

/** Returns everything that was written, for the person who has the number and the code. */
export async function followEnquiry(
  context: Context<null>,
  following: Following,
): Promise<Thread | { readonly error: DomainError }> {
  const row = await find(context, following);
  return "error" in row ? row : threadOf(context, row);
}

/** Adds a message of the person, and opens the task again. */
export async function writeToEnquiry(
  context: Context<null>,
  { key, text, ...following }: Following & { readonly key: string; readonly text: string },
): Promise<Thread | { readonly error: DomainError }> {
  const { tx, deps } = context;
  const row = await find(context, following);
  if ("error" in row) return row;
  if (row.state === "closed") return { error: new DomainError("state_forbids", m.enquiries_closed()) };
  const counted = [
    limit("enquiries_from_network", { network: following.network }),
    limit("messages_of_enquiry", { enquiry: row.id }),
  ];
  const seconds = await waitFor(tx, counted, deps);
  if (seconds !== null) return { error: tooMany(seconds) };
  const now = deps.now();
  const message = { id: deps.newId("enm"), enquiry_id: row.id, text, written_at: now };
  if (await insertMessage(tx, { ...message, key_hash: keyHash(`${key}\n${text}`) })) {
    await reopen(tx, row.id, text, { now, keep_until: keepUntil(row.desk, now) });
    await recordAudit(context, {
      action: "write_to_enquiry",
      entity: "enquiry",
      entity_id: row.id,
      after: { number: row.number, topic: enquiryTopics[row.topic].title },
    });
  }
  return threadOf(context, (await findByNumber(tx, row.number)) ?? row);
}
