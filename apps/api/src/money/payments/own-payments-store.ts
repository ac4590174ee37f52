import type { Pesewas } from "@kwan/domain";
import { type ExpressionBuilder, sql } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { Refunds, Tables } from "../../platform/db/tables.ts";
import type { DriverId, PaymentId } from "../../platform/ids.ts";
import { type PaymentStatus, receiptAndRefunds } from "./store.ts";

/**
 * Money that goes back or has gone back: our refunds, those that two people have yet to decide, and what the provider took
 * back without us.
 */
interface GoneBack {
  readonly state: Refunds["state"] | "proposed" | "reversed";
  readonly pesewas: Pesewas;
  readonly at: string;
}

const momentOf = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const sumOfEntries = (amount: string, condition: string) =>
  sql<Pesewas>`(select coalesce(sum(${sql.raw(amount)}), 0)::bigint from entries
    where entries.payment_id = payments.id and ${sql.raw(condition)})`;

/** What the books say about a payment. */
const fromBooks = (_: ExpressionBuilder<Tables, "payments">) =>
  [
    sumOfEntries("entries.pesewas", "entries.event in ('paid', 'flagged')").as("arrived_pesewas"),
    sumOfEntries(
      "case when entries.credit = 'provider' then entries.pesewas else -entries.pesewas end",
      "(entries.credit = 'provider' or entries.event = 'refund_returned')",
    ).as("returned_pesewas"),
    sql<readonly GoneBack[]>`(select coalesce(json_agg(r order by r.at), '[]') from (
      select refunds.state, refunds.pesewas,
        ${momentOf("coalesce(refunds.sent_at, refunds.failed_at, refunds.created_at)")} as at
      from refunds where refunds.payment_id = payments.id
      union all
      select 'proposed', round((decisions.after ->> 'amount')::numeric * 100)::bigint, ${momentOf("decisions.proposed_at")}
      from decisions where decisions.subject_id = payments.id and decisions.kind = 'refund_payment'
        and decisions.state = 'proposed'
      union all
      select 'reversed', sum(entries.pesewas), ${momentOf("min(entries.at)")}
      from entries where entries.payment_id = payments.id and entries.event = 'reversed' having count(*) > 0) as r)`.as(
      "gone_back",
    ),
  ] as const;

const ownPayments = (db: Queries) =>
  db
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .innerJoin("services", "services.id", "invoices.application_id")
    .selectAll("payments")
    .select(receiptAndRefunds)
    .select(fromBooks)
    .select([
      "invoices.number as invoice_number",
      "invoices.driver_id",
      "services.id as application_id",
      "services.kind",
    ])
    // While nobody has worked on it, the applicant can withdraw the application, which refunds everything by rule.
    .select(
      sql<boolean>`(services.status = 'paid' and not exists (select from service_history
        where service_history.application_id = services.id and service_history.by_actor = 'officer'))`.as(
        "can_be_withdrawn",
      ),
    );

export const findOwnPayment = (db: Queries, id: PaymentId) =>
  ownPayments(db).where("payments.id", "=", id).executeTakeFirst();

export type OwnPaymentRow = NonNullable<Awaited<ReturnType<typeof findOwnPayment>>>;

/** Returns the payments for a person's applications, latest first. */
export function paymentsOfDriver(
  db: Queries,
  driver_id: DriverId,
  status: PaymentStatus | undefined,
  request: PageRequest,
) {
  const all = ownPayments(db).where("invoices.driver_id", "=", driver_id);
  const some = status === undefined ? all : all.where("payments.status", "=", status);
  return listRows(some, { sort: "payments.started_at", id: "payments.id", direction: "desc", kind: "moment" }, request);
}
