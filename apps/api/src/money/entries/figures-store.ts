import type { Pesewas, PlainDate } from "@kwan/domain";
import { sql } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { Account } from "../../platform/db/tables.ts";
import type { DriverId, PaymentId } from "../../platform/ids.ts";

/** The days of a month, both included. */
export interface Days {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/** An amount as it changes an account. What is at the provider is debited; all other accounts are credited. */
const change = (account: string) =>
  sql.raw(`case when entries.credit = ${account} then entries.pesewas else -entries.pesewas end`);

/** Returns the balance of each account, by currency. */
export async function balances(
  db: Queries,
): Promise<readonly { readonly account: Account; readonly currency: string; readonly pesewas: Pesewas }[]> {
  const { rows } = await sql<{ account: Account; currency: string; pesewas: Pesewas }>`
    select account, currency,
      sum(case when account = 'provider' then -amount else amount end)::bigint as pesewas
    from entries
    cross join lateral (values (entries.debit, -entries.pesewas), (entries.credit, entries.pesewas)) as side (account, amount)
    group by account, currency order by account, currency`.execute(db);
  return rows;
}

const ofRevenue = (db: Queries, { from, to }: Days) =>
  db
    .selectFrom("entries")
    .where(sql<boolean>`'revenue' in (entries.debit, entries.credit)`)
    .where("entries.day", ">=", from)
    .where("entries.day", "<=", to);

const earned = (events: string) =>
  sql<Pesewas>`coalesce(sum(${change("'revenue'")}) filter (where entries.event in ${sql.raw(events)}), 0)::bigint`;

/** Adds up the revenue of some days by price item. */
export const revenueByItem = (db: Queries, days: Days) =>
  ofRevenue(db, days)
    .select([
      "entries.item",
      earned("('paid')").as("received"),
      earned("('reversed')").as("reversed"),
      earned("('refund_due', 'refund_failed', 'refund_returned')").as("refunded"),
      sql<number>`count(*) filter (where entries.event = 'paid' and entries.position = 0)`.as("receipts"),
    ])
    .groupBy("entries.item")
    .orderBy("entries.item")
    .execute();

export type ItemRow = Awaited<ReturnType<typeof revenueByItem>>[number];

/** Returns the entries of the revenue of some days in the order in which they were made, in batches. */
export const revenueEntries = (db: Queries, days: Days, limit: number, last?: { readonly id: number }) =>
  ofRevenue(db, days)
    .where("entries.id", ">", last?.id ?? 0)
    .innerJoin("payments", "payments.id", "entries.payment_id")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .leftJoin("branches", "branches.id", "entries.branch_id")
    .select(["entries.id", "entries.day", "entries.event", "entries.item", "entries.kind", "entries.channel"])
    .select([
      "entries.receipt",
      "payments.reference",
      "invoices.number as invoice_number",
      "branches.code as branch_code",
    ])
    .select(sql<Pesewas>`${change("'revenue'")}`.as("pesewas"))
    .orderBy("entries.id")
    .limit(limit)
    .execute();

/** What one payment has left in an account that is not ours. */
interface OwedRow {
  readonly payment_id: PaymentId;
  readonly account: "refunds_due" | "unassigned";
  readonly currency: string;
  readonly kind: string;
  readonly receipt: string | null;
  readonly pesewas: Pesewas;
  readonly since: string;
}

const owedByPayment = sql<OwedRow>`(
  select payment_id, account, currency, min(kind) as kind, min(receipt) as receipt, sum(amount)::bigint as pesewas,
    max(at) filter (where amount > 0) as since
  from entries
  cross join lateral (values (entries.debit, -entries.pesewas), (entries.credit, entries.pesewas)) as side (account, amount)
  where account in ('refunds_due', 'unassigned')
  group by payment_id, account, currency having sum(amount) > 0)`;

/** Returns what is owed to payers or not assigned yet, by payment, oldest first. */
export function listOwed(db: Queries, request: PageRequest) {
  const owed = db.selectFrom(owedByPayment.as("owed"));
  return listRows(
    owed
      .innerJoin("payments", "payments.id", "owed.payment_id")
      .innerJoin("invoices", "invoices.id", "payments.invoice_id")
      .innerJoin("drivers", "drivers.id", "invoices.driver_id")
      .selectAll("owed")
      .select(["payments.reference", "invoices.driver_id"])
      .select(["drivers.first_name", "drivers.last_name", "drivers.other_name"])
      .$narrowType<{ driver_id: DriverId }>(),
    { sort: "owed.since", id: "owed.payment_id", direction: "asc", kind: "moment" },
    request,
    owed,
  );
}

export type OwedPayment = Awaited<ReturnType<typeof listOwed>>["rows"][number];
