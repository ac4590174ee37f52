import type { EnquiryDesk, EnquiryState } from "@kwan/domain/enquiries";
import { type Insertable, sql, type Updateable } from "kysely";
import type { Actor } from "../../platform/context.ts";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Enquiries, EnquiryMessages } from "../../platform/db/tables.ts";
import type { AccountId, BranchId, EnquiryId } from "../../platform/ids.ts";
import { canBeHandled, hasPartInComplaint, mayDealWith } from "./reach-store.ts";

/** How the words of a text sound, by the same rule as names. */
const soundsOf = (text: string) => sql<string[]>`coalesce(name_sounds(${text}), '{}')`;

type NewEnquiry = Omit<Insertable<Enquiries>, "about_sounds" | "text_sounds" | "state">;

export async function insertEnquiry(tx: Tx, row: NewEnquiry, text: string): Promise<void> {
  await tx
    .insertInto("enquiries")
    .values({ ...row, state: "open", about_sounds: soundsOf(row.about), text_sounds: soundsOf(text) })
    .returning("id")
    .execute();
}

/** Adds a message. Returns false if the form that it came with has already left one. */
export async function insertMessage(tx: Tx, row: Insertable<EnquiryMessages>): Promise<boolean> {
  const added = await tx
    .insertInto("enquiry_messages")
    .values(row)
    .onConflict((conflict) => conflict.column("key_hash").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Notes that the person has written again: the names in it count too, and it waits for the office. */
export async function reopen(tx: Tx, id: EnquiryId, text: string, at: { now: Date; keep_until: Date }): Promise<void> {
  await tx
    .updateTable("enquiries")
    .set((of) => ({
      state: "open",
      text_sounds: sql<string[]>`array(select distinct unnest(text_sounds || ${soundsOf(text)}))`,
      updated_at: at.now,
      keep_until: at.keep_until,
      version: of("version", "+", 1),
    }))
    .where("id", "=", id)
    .returning("id")
    .execute();
}

export async function changeEnquiry(tx: Tx, id: EnquiryId, changes: Updateable<Enquiries>): Promise<void> {
  await tx
    .updateTable("enquiries")
    .set((of) => ({ ...changes, version: of("version", "+", 1) }))
    .where("id", "=", id)
    .returning("id")
    .execute();
}

export const findByKey = (db: Queries, key_hash: string) =>
  db.selectFrom("enquiries").selectAll().where("key_hash", "=", key_hash).executeTakeFirst();

export const findByNumber = (db: Queries, number: string) =>
  db.selectFrom("enquiries").selectAll().where("number", "=", number).executeTakeFirst();

export type EnquiryRow = NonNullable<Awaited<ReturnType<typeof findByNumber>>>;

const reachable = (db: Queries, actor: Actor) => db.selectFrom("enquiries").where(mayDealWith(actor));

const detailed = (query: ReturnType<typeof reachable>) =>
  query
    .leftJoin("branches", "branches.id", "enquiries.branch_id")
    .selectAll("enquiries")
    .select("branches.name as branch_name");

/** Returns a question or a complaint that somebody may deal with. */
export const findEnquiry = (db: Queries, actor: Actor, id: EnquiryId) =>
  detailed(reachable(db, actor)).where("enquiries.id", "=", id).executeTakeFirst();

/** Locks it, so that two people do not answer at the same time. */
export const lockEnquiry = (tx: Tx, actor: Actor, id: EnquiryId) =>
  reachable(tx, actor).selectAll("enquiries").where("enquiries.id", "=", id).forUpdate().executeTakeFirst();

export type ListedEnquiry = NonNullable<Awaited<ReturnType<typeof findEnquiry>>>;

interface EnquiryFilter {
  readonly states?: readonly EnquiryState[] | undefined;
  readonly desks?: readonly EnquiryDesk[] | undefined;
  readonly number?: string | undefined;
}

/** Returns the questions and complaints that somebody may deal with, the latest first. */
export function listEnquiries(
  db: Queries,
  actor: Actor,
  { states, desks, number }: EnquiryFilter,
  request: PageRequest,
) {
  let counted = reachable(db, actor);
  if (states) counted = counted.where("enquiries.state", "in", states);
  if (desks) counted = counted.where("enquiries.desk", "in", desks);
  if (number !== undefined) counted = counted.where("enquiries.number", "=", number);
  return listRows(
    detailed(counted),
    { sort: "enquiries.updated_at", id: "enquiries.id", direction: "desc", kind: "moment" },
    request,
    counted,
  );
}

export const messagesOf = (db: Queries, id: EnquiryId) =>
  db
    .selectFrom("enquiry_messages")
    .leftJoin("users as authors", "authors.id", "enquiry_messages.author_id")
    .select(["enquiry_messages.id", "author_id", "text", "written_at", "authors.first_name", "authors.last_name"])
    .where("enquiry_id", "=", id)
    .orderBy("written_at")
    .orderBy("enquiry_messages.id")
    .execute();

export const exclusionsOf = (db: Queries, id: EnquiryId) =>
  db
    .selectFrom("enquiry_exclusions")
    .innerJoin("users", "users.id", "account_id")
    .select(["users.id", "first_name", "last_name"])
    .where("enquiry_id", "=", id)
    .orderBy("last_name")
    .orderBy("users.id")
    .execute();

/** Excludes a colleague. Returns false if they are excluded already. */
export async function exclude(tx: Tx, enquiry_id: EnquiryId, account_id: AccountId): Promise<boolean> {
  const added = await tx
    .insertInto("enquiry_exclusions")
    .values({ enquiry_id, account_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning("account_id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Whether there is anybody who may deal with a complaint. */
export const hasHandler = async (db: Queries, id: EnquiryId): Promise<boolean> =>
  (await db.selectFrom("enquiries").select("id").where("id", "=", id).where(canBeHandled).executeTakeFirst()) !==
  undefined;

/** Finds the application that a typed number belongs to: its own number, or that of one of its invoices. */
export const findCited = async (db: Queries, number: string) =>
  (await db.selectFrom("services").select(["id", "branch_id"]).where("number", "=", number).executeTakeFirst()) ??
  (await db
    .selectFrom("invoices")
    .innerJoin("services", "services.id", "invoices.application_id")
    .select(["services.id", "services.branch_id"])
    .where("invoices.number", "=", number)
    .executeTakeFirst());

export const findBranch = (db: Queries, code: string) =>
  db.selectFrom("branches").select("id").where("code", "=", code).executeTakeFirst();

export const hasBranch = async (db: Queries, id: BranchId): Promise<boolean> =>
  (await db.selectFrom("branches").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;

/** Returns the complaints in which an account has a part, and their tasks. The audit log hides them from that account. */
export async function listConcealed(db: Queries, account: AccountId): Promise<string[]> {
  const rows = await db
    .selectFrom("enquiries")
    .select("enquiries.id")
    .where("desk", "=", "complaints")
    .where(hasPartInComplaint(account))
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const tasks = await db.selectFrom("tasks").select("id").where(sql<boolean>`subject_id = any(${ids})`).execute();
  return [...ids, ...tasks.map(({ id }) => id)];
}

/** Deletes the questions and complaints whose time has come, with their messages. Their tasks end with them. */
export async function removeOldEnquiries(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom("enquiries").where("keep_until", "<", now.toISOString()).returning("id").execute();
}
