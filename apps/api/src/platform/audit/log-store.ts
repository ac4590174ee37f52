import { sql } from "kysely";
import { keysetPage, type PageRequest } from "../db/keyset.ts";
import { type Listed, listRows } from "../db/listed.ts";
import type { Queries } from "../db/open.ts";
import type { AccountId, DriverId } from "../ids.ts";
import { driverOf, isAbout, type Subject } from "./subjects-store.ts";

export interface AuditFilter {
  readonly subject?: Subject | undefined;
  readonly actor?: AccountId | undefined;
  readonly action?: string | undefined;
  /** The period includes `from` and excludes `until`. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly include_reads: boolean;
  /** Records about which the reader may learn nothing. */
  readonly concealed: readonly string[];
}

/** The number at which counting stops. Counting the whole log would take longer than reading a page of it. */
const counted = 10_000;

function filtered(db: Queries, { subject, actor, action, from, until, include_reads, concealed }: AuditFilter) {
  let query = db.selectFrom("audit");
  if (subject) query = query.where(isAbout(subject));
  if (actor !== undefined) query = query.where("audit.actor_id", "=", actor);
  if (action !== undefined) query = query.where("audit.action", "=", action);
  if (!include_reads && action !== "read") query = query.where("audit.action", "<>", "read");
  if (from !== undefined) query = query.where("audit.at", ">=", from);
  if (until !== undefined) query = query.where("audit.at", "<", until);
  if (concealed.length > 0) query = query.where(sql<boolean>`audit.entity_id <> all(${[...concealed]})`);
  return query;
}

const nameOf = (table: "drivers" | "users") =>
  sql.raw(`concat_ws(' ', ${table}.first_name, ${table}.other_name, ${table}.last_name)`);

/** The name of the program that did what a row says. Null if it was a person or a job. */
const programName = sql`(select programs.name from programs where programs.id = audit.actor_id)`;

/**
 * Selects rows with the names to show. Each name is looked up by its key. A join with the long log table would scan the
 * other tables in full.
 */
const withNames = (query: ReturnType<typeof filtered>) =>
  query.selectAll("audit").select([
    sql<DriverId | null>`coalesce(audit.driver_id, ${driverOf("audit")})`.as("about"),
    sql<string | null>`(select ${nameOf("drivers")} from drivers
        where drivers.id = coalesce(audit.driver_id, ${driverOf("audit")}))`.as("about_name"),
    sql<
      string | null
    >`coalesce((select ${nameOf("users")} from users where users.id = audit.actor_id), ${programName})`.as(
      "actor_name",
    ),
    sql<number | null>`(select batch from audit_seals where audit_seals.seq = audit.seq)`.as("batch"),
  ]);

export type LogRow = Awaited<ReturnType<typeof auditRows>>[number];

/** Returns a page of the log, newest row first. The count stops at 10,000. */
export async function listAudit(db: Queries, filter: AuditFilter, request: PageRequest): Promise<Listed<LogRow>> {
  const page = await keysetPage(
    withNames(filtered(db, filter)),
    { sort: "audit.at", id: "audit.seq", direction: "desc", kind: "moment" },
    request,
  );
  const { count } = await db
    .selectFrom(filtered(db, filter).select("audit.seq").limit(counted).as("found"))
    .select((of) => of.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { ...page, count };
}

/** Returns rows for an export file, oldest first, starting after the given row. */
export const auditRows = (
  db: Queries,
  filter: AuditFilter,
  limit: number,
  last?: { readonly at: string; readonly seq: number },
) =>
  withNames(filtered(db, filter))
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(audit.at, audit.seq) > (${last?.at}::timestamptz, ${last?.seq}::bigint)`),
    )
    .orderBy("audit.at")
    .orderBy("audit.seq")
    .limit(limit)
    .execute();

export interface AccessFilter {
  readonly actor: AccountId;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Selects the drivers whose records an account has opened. */
const opened = (db: Queries, { actor, from, until }: AccessFilter) =>
  db
    .selectFrom((of) => {
      let reads = of
        .selectFrom("audit")
        .where("audit.actor_id", "=", actor)
        .where("audit.action", "in", opening)
        .select([sql<DriverId>`coalesce(audit.driver_id, ${driverOf("audit")})`.as("driver"), "audit.at"]);
      if (from !== undefined) reads = reads.where("audit.at", ">=", from);
      if (until !== undefined) reads = reads.where("audit.at", "<", until);
      return reads.as("looks");
    })
    .where("looks.driver", "is not", null)
    .groupBy("looks.driver")
    .select((of) => [
      "looks.driver",
      of.fn.countAll<number>().as("times"),
      of.fn.min("looks.at").as("first_at"),
      of.fn.max("looks.at").as("last_at"),
    ]);

/** The actions that the audit log records when staff open someone's record. */
const opening = ["read", "open_application", "download_data"] as const;

const named = (db: Queries, filter: AccessFilter) =>
  db
    .selectFrom(opened(db, filter).as("opened"))
    .select(["opened.driver", "opened.times", "opened.first_at", "opened.last_at"])
    .select([
      sql<string | null>`(select ${nameOf("drivers")} from drivers where drivers.id = opened.driver)`.as("name"),
      sql<string | null>`(select number from licenses where licenses.driver_id = opened.driver)`.as("license_number"),
    ]);

export type AccessedRow = Awaited<ReturnType<typeof accessedRows>>[number];

/** Returns the people whose records an account has opened, latest first. */
export const listAccessed = (db: Queries, filter: AccessFilter, request: PageRequest): Promise<Listed<AccessedRow>> =>
  listRows(
    named(db, filter),
    { sort: "opened.last_at", id: "opened.driver", direction: "desc", kind: "moment" },
    request,
    db.selectFrom(opened(db, filter).as("opened")),
  );

/**
 * Returns all the people whose records an account has opened, for a file. Even a busy officer opens only a few
 * thousand.
 */
export const accessedRows = (db: Queries, filter: AccessFilter) =>
  named(db, filter).orderBy("opened.last_at", "desc").execute();

/** Returns each time that a member of staff or a driving school opened a person's records, newest first. */
export const listAccess = (db: Queries, subject: Subject, request: PageRequest) =>
  listRows(
    accesses(db, subject)
      .select(["audit.at", "audit.seq", "audit.actor_id", "audit.actor_role", "audit.entity"])
      .select(sql<string | null>`${programName}`.as("program"))
      .select(
        sql<string | null>`(select branches.name from users join branches on branches.id = users.branch_id
          where users.id = audit.actor_id)`.as("branch"),
      ),
    { sort: "audit.at", id: "audit.seq", direction: "desc", kind: "moment" },
    request,
    accesses(db, subject),
  );

/** Returns the reasons that staff gave for opening a person's records in a period, latest first. */
export const reasonsFor = (db: Queries, subject: Subject, { from, to }: { readonly from: Date; readonly to: string }) =>
  db
    .selectFrom("audit")
    .select(["audit.at", "audit.actor_id", sql<string | null>`audit.after ->> 'reason'`.as("reason")])
    .where(isAbout(subject))
    .where("audit.action", "in", ["open_application", "open_file"])
    .where("audit.at", ">=", from.toISOString())
    .where("audit.at", "<=", to)
    .orderBy("audit.at", "desc")
    .execute();

const accesses = (db: Queries, subject: Subject) =>
  db
    .selectFrom("audit")
    .where(isAbout(subject))
    .where("audit.action", "in", opening)
    .where("audit.actor_role", "not in", ["learner", "driver"]);
