import type { Pesewas } from "@kwan/domain";
import { sql } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { Refunds } from "../../platform/db/tables.ts";
import type { PaymentId } from "../../platform/ids.ts";

const flagged = (db: Queries) => db.selectFrom("payments").where("payments.mismatch", "is not", null);

/** A refund of a flagged payment, with the names of the people who decided on it. */
interface FlaggedRefund {
  readonly state: Refunds["state"];
  readonly pesewas: Pesewas;
  readonly problem: string | null;
  readonly at: string;
  readonly proposed_by: string | null;
  readonly approved_by: string | null;
}

const nameOf = (alias: string) => `${alias}.first_name || ' ' || ${alias}.last_name`;

/** The refunds of a payment, latest first. */
const refundsOfPayment = sql<readonly FlaggedRefund[]>`(
  select coalesce(json_agg(r), '[]') from (
    select refunds.state, refunds.pesewas, refunds.problem, ${sql.raw(nameOf("proposer"))} as proposed_by,
      ${sql.raw(nameOf("approver"))} as approved_by,
      to_char(coalesce(refunds.sent_at, refunds.failed_at, refunds.created_at) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from refunds
    left join decisions on decisions.id = refunds.decision_id
    left join users as proposer on proposer.id = decisions.proposed_by
    left join users as approver on approver.id = decisions.decided_by
    where refunds.payment_id = payments.id order by refunds.created_at desc, refunds.id desc) as r)`;

/** The proposal to refund a payment that waits for another person. */
const proposalOfPayment = sql<{ readonly amount: string; readonly at: string; readonly proposed_by: string } | null>`(
  select json_build_object('amount', decisions.after ->> 'amount', 'proposed_by', ${sql.raw(nameOf("users"))},
    'at', to_char(decisions.proposed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from decisions join users on users.id = decisions.proposed_by
  where decisions.subject_id = payments.id and decisions.kind = 'refund_payment' and decisions.state = 'proposed')`;

/** The decision of two people that ends the case, or the proposal of it. */
const closingOfPayment = sql<{
  readonly outcome: "refunded" | "not_received";
  readonly at: string;
  readonly proposed_by: string;
  readonly approved_by: string | null;
} | null>`(
  select json_build_object('outcome', decisions.after ->> 'outcome', 'proposed_by', ${sql.raw(nameOf("proposer"))},
    'approved_by', ${sql.raw(nameOf("approver"))},
    'at', to_char(coalesce(decisions.decided_at, decisions.proposed_at) at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from decisions join users as proposer on proposer.id = decisions.proposed_by
  left join users as approver on approver.id = decisions.decided_by
  where decisions.subject_id = payments.id and decisions.kind = 'close_payment'
    and decisions.state in ('proposed', 'in_force'))`;

const listedRows = (db: Queries) =>
  flagged(db)
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .innerJoin("services", "services.id", "invoices.application_id")
    .innerJoin("drivers", "drivers.id", "invoices.driver_id")
    .leftJoin("users as officer", "officer.id", "payments.flag_resolved_by")
    .selectAll("payments")
    .select([refundsOfPayment.as("refunds"), proposalOfPayment.as("proposal"), closingOfPayment.as("closing")])
    .select(["invoices.number as invoice_number", "invoices.total_pesewas", "invoices.driver_id"])
    .select(["services.id as application_id", "services.kind", "services.number as service_number"])
    .select(["drivers.first_name", "drivers.last_name", "drivers.other_name"])
    .select(["officer.first_name as officer_first_name", "officer.last_name as officer_last_name"]);

/** Returns flagged payments, oldest first: those that an officer has to check, or those that have been resolved. */
export function listFlagged(db: Queries, isResolved: boolean, request: PageRequest) {
  const of = isResolved ? "is not" : "is";
  return listRows(
    listedRows(db).where("payments.flag_resolved_at", of, null),
    { sort: "payments.flagged_at", id: "payments.id", direction: "asc", kind: "moment" },
    request,
    flagged(db).where("payments.flag_resolved_at", of, null),
  );
}

export const findFlagged = (db: Queries, id: PaymentId) =>
  listedRows(db).where("payments.id", "=", id).executeTakeFirst();

export type FlaggedRow = NonNullable<Awaited<ReturnType<typeof findFlagged>>>;
