import { sql } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { PaymentId } from "../../platform/ids.ts";

const flagged = (db: Queries) => db.selectFrom("payments").where("payments.mismatch", "is not", null);

const listedRows = (db: Queries) =>
  flagged(db)
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .innerJoin("services", "services.id", "invoices.application_id")
    .innerJoin("drivers", "drivers.id", "invoices.driver_id")
    .leftJoin("users as officer", "officer.id", "payments.flag_resolved_by")
    .leftJoin("refunds", "refunds.payment_id", "payments.id")
    .selectAll("payments")
    .select(["refunds.state as refund_state", "refunds.pesewas as refund_pesewas", "refunds.problem as refund_problem"])
    .select((of) =>
      of
        .selectFrom("decisions")
        .select(sql<string | null>`decisions.after ->> 'amount'`.as("amount"))
        .whereRef("decisions.subject_id", "=", "payments.id")
        .where("decisions.kind", "=", "refund_payment")
        .where("decisions.state", "=", "proposed")
        .as("refund_proposed"),
    )
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
