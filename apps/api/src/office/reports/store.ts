import type { Pesewas, Status } from "@kwan/domain";
import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../../platform/db/open.ts";
import type { Entries } from "../../platform/db/tables.ts";
import type { BranchId, PaymentId, RefundId } from "../../platform/ids.ts";
import { momentsOf, type Period } from "./period.ts";

export interface ReportFilter extends Period {
  readonly kinds: readonly string[];
  readonly branch: BranchId | undefined;
  readonly status?: Status | undefined;
}

/**
 * The SQL expressions by which applications can be grouped. Each returns text, or null if the application has no value
 * to group by.
 */
const countedBy = {
  day: sql<string | null>`to_char(services.created_at at time zone 'UTC', 'YYYY-MM-DD')`,
  month: sql<string | null>`to_char(services.created_at at time zone 'UTC', 'YYYY-MM')`,
  branch: sql<string | null>`services.branch_id`,
  status: sql<string | null>`services.status`,
  kind: sql<string | null>`services.kind`,
} as const satisfies Record<string, RawBuilder<string | null>>;
export type CountedBy = keyof typeof countedBy;

function applications(db: Queries, filter: ReportFilter) {
  const [begin, end] = momentsOf(filter);
  let all = db
    .selectFrom("services")
    .leftJoin("branches", "branches.id", "services.branch_id")
    .where("services.kind", "in", [...filter.kinds])
    .where("services.created_at", ">=", begin)
    .where("services.created_at", "<", end);
  if (filter.branch !== undefined) all = all.where("services.branch_id", "=", filter.branch);
  if (filter.status !== undefined) all = all.where("services.status", "=", filter.status);
  return all;
}

/** Counts applications by group and status in one query, so that all figures in a report come from the same moment. */
export const countApplications = (db: Queries, filter: ReportFilter, by: CountedBy) =>
  applications(db, filter)
    .select(["services.status", countedBy[by].as("key"), sql<string | null>`min(branches.name)`.as("branch_name")])
    .select((of) => of.fn.countAll<number>().as("count"))
    .groupBy(["services.status", countedBy[by]])
    .execute();

/** Returns the applications behind a report, in batches. */
export const applicationRows = (
  db: Queries,
  filter: ReportFilter,
  limit: number,
  last?: { created_at: string; id: string },
) =>
  applications(db, filter)
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(services.created_at, services.id) > (${last?.created_at}, ${last?.id})`),
    )
    .select([
      "services.id",
      "services.number",
      "services.kind",
      "services.status",
      "services.tier",
      "branches.name as branch_name",
    ])
    .select(["services.created_at", "services.submitted_at", "services.completed_at"])
    .orderBy("services.created_at")
    .orderBy("services.id")
    .limit(limit)
    .execute();

export interface RevenueFilter extends Period {
  readonly branch: BranchId | undefined;
  readonly kinds?: readonly string[] | undefined;
}

const earnedBy = {
  day: sql<string | null>`to_char(entries.day, 'YYYY-MM-DD')`,
  month: sql<string | null>`to_char(entries.day, 'YYYY-MM')`,
  branch: sql<string | null>`entries.branch_id`,
  kind: sql<string | null>`entries.kind`,
  channel: sql<string | null>`entries.channel`,
} as const satisfies Record<string, RawBuilder<string | null>>;
export type EarnedBy = keyof typeof earnedBy;

/** What was earned, and what went back from it, on the days on which it was entered. */
function revenue(db: Queries, filter: RevenueFilter) {
  let all = db
    .selectFrom("entries")
    .leftJoin("branches", "branches.id", "entries.branch_id")
    .where(sql<boolean>`'revenue' in (entries.debit, entries.credit)`)
    .where("entries.day", ">=", filter.from)
    .where("entries.day", "<=", filter.to);
  if (filter.branch !== undefined) all = all.where("entries.branch_id", "=", filter.branch);
  if (filter.kinds !== undefined) all = all.where("entries.kind", "in", [...filter.kinds]);
  return all;
}

const earnedPesewas = sql<Pesewas>`
  sum(case entries.credit when 'revenue' then entries.pesewas else -entries.pesewas end)::bigint`;

/** Adds up the revenue. Each receipt is counted once, when it is issued. */
export const sumRevenue = (db: Queries, filter: RevenueFilter, by: EarnedBy) =>
  revenue(db, filter)
    .select([earnedBy[by].as("key"), sql<string | null>`min(branches.name)`.as("branch_name")])
    .select([
      earnedPesewas.as("pesewas"),
      sql<number>`count(*) filter (where entries.event = 'paid' and entries.position = 0)`.as("receipts"),
    ])
    .groupBy(earnedBy[by])
    .execute();

/** What a line of the revenue is about. Together, these make it unique and put it in order. */
interface LineKey {
  readonly at: string;
  readonly payment_id: PaymentId;
  readonly event: Entries["event"];
  readonly refund_id: RefundId | null;
}

/**
 * Returns the lines behind the revenue, in batches: one for each receipt, and one with a negative amount, on its own day
 * and with the number of the receipt, for what went back from it.
 */
export const revenueLines = (db: Queries, filter: RevenueFilter, limit: number, last?: LineKey) =>
  revenue(db, filter)
    .$if(last !== undefined, (query) =>
      query.where(
        sql<boolean>`(entries.at, entries.payment_id, entries.event, coalesce(entries.refund_id, '')) >
          (${last?.at}, ${last?.payment_id}, ${last?.event}, ${last?.refund_id ?? ""})`,
      ),
    )
    .innerJoin("payments", "payments.id", "entries.payment_id")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .innerJoin("services", "services.id", "invoices.application_id")
    .select(["entries.at", "entries.payment_id", "entries.event", "entries.refund_id", "entries.receipt"])
    .select(["entries.kind", "entries.channel", "branches.name as branch_name", "payments.reference"])
    .select(["invoices.number as invoice_number", "services.number as service_number"])
    .select(earnedPesewas.as("pesewas"))
    .groupBy(["entries.at", "entries.payment_id", "entries.event", "entries.refund_id", "entries.receipt"])
    .groupBy(["entries.kind", "entries.channel", "branches.name", "payments.reference"])
    .groupBy(["invoices.number", "services.number"])
    .orderBy("entries.at")
    .orderBy("entries.payment_id")
    .orderBy("entries.event")
    .orderBy(sql`coalesce(entries.refund_id, '')`)
    .limit(limit)
    .execute();
