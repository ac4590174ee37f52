import type { Pesewas, Status } from "@kwan/domain";
import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../../platform/db/open.ts";
import type { BranchId } from "../../platform/ids.ts";
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
  day: sql<string | null>`to_char(receipts.paid_at at time zone 'UTC', 'YYYY-MM-DD')`,
  month: sql<string | null>`to_char(receipts.paid_at at time zone 'UTC', 'YYYY-MM')`,
  branch: sql<string | null>`services.branch_id`,
  kind: sql<string | null>`services.kind`,
  channel: sql<string | null>`receipts.channel`,
} as const satisfies Record<string, RawBuilder<string | null>>;
export type EarnedBy = keyof typeof earnedBy;

/** Selects receipts, except those for refunded payments. */
function receipts(db: Queries, filter: RevenueFilter) {
  const [begin, end] = momentsOf(filter);
  let all = db
    .selectFrom("receipts")
    .innerJoin("payments", "payments.id", "receipts.payment_id")
    .innerJoin("services", "services.id", "receipts.application_id")
    .leftJoin("branches", "branches.id", "services.branch_id")
    .where("payments.status", "=", "paid")
    .where("receipts.paid_at", ">=", begin)
    .where("receipts.paid_at", "<", end);
  if (filter.branch !== undefined) all = all.where("services.branch_id", "=", filter.branch);
  if (filter.kinds !== undefined) all = all.where("services.kind", "in", [...filter.kinds]);
  return all;
}

export const sumReceipts = (db: Queries, filter: RevenueFilter, by: EarnedBy) =>
  receipts(db, filter)
    .select([earnedBy[by].as("key"), sql<string | null>`min(branches.name)`.as("branch_name")])
    .select((of) => [
      of.fn.sum<Pesewas>("receipts.total_pesewas").as("pesewas"),
      of.fn.countAll<number>().as("receipts"),
    ])
    .groupBy(earnedBy[by])
    .execute();

/** Returns the receipts behind the revenue, in batches. */
export const receiptRows = (
  db: Queries,
  filter: RevenueFilter,
  limit: number,
  last?: { paid_at: string; number: string },
) =>
  receipts(db, filter)
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(receipts.paid_at, receipts.number) > (${last?.paid_at}, ${last?.number})`),
    )
    .innerJoin("invoices", "invoices.id", "receipts.invoice_id")
    .select(["receipts.number", "receipts.paid_at", "receipts.total_pesewas", "receipts.channel"])
    .select(["invoices.number as invoice_number", "services.number as service_number", "services.kind"])
    .select(["branches.name as branch_name", "payments.reference"])
    .orderBy("receipts.paid_at")
    .orderBy("receipts.number")
    .limit(limit)
    .execute();
