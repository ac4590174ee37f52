import type { Pesewas } from "@kwan/domain";
import { CompiledQuery, type Selectable } from "kysely";
import type { invoicesOf } from "../../money/invoices/store.ts";
import type { Source } from "../../money/payments/money-in-words.ts";
import { type RefundOfApplication, refundsOfApplication } from "../../money/payments/refunds-store.ts";
import type { Queries } from "../../platform/db/open.ts";
import { readMoment } from "../../platform/db/parsers.ts";
import type { PracticalTests, ServiceHistory } from "../../platform/db/tables.ts";
import type { AccountId, ApplicationId } from "../../platform/ids.ts";
import type { stepsOfApplication } from "./steps-store.ts";
import type { ApplicationRow, documentsOf, findDelivery } from "./store.ts";
import { runningUntil } from "./to-do-store.ts";

type RowOf<Read extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Read>>[number];
type Names = { readonly first_name: string; readonly last_name: string; readonly other_name: string | null };

/** An application's related rows, as shown on its page. */
export interface ApplicationParts {
  /** The applicant. A person registered by an officer has no account. */
  readonly driver:
    | (Names & {
        readonly is_id_verified: boolean;
        readonly id_verified_by: AccountId | null;
        readonly has_account: boolean;
      })
    | null;
  readonly delivery: NonNullable<Awaited<ReturnType<typeof findDelivery>>> | null;
  readonly uploads: RowOf<typeof documentsOf>[];
  readonly steps: (Pick<RowOf<typeof stepsOfApplication>, "step" | "state" | "done_at" | "note" | "result"> & {
    /** When the theory test that the applicant is taking now ends. Null if none is running. */
    readonly running_until: string | null;
  })[];
  /** The officers who have recorded a practical test for the application. */
  readonly examiners: readonly AccountId[];
  /** The practical tests of the application, oldest first. */
  readonly practical_tests: (Pick<
    Selectable<PracticalTests>,
    "tested_on" | "is_passed" | "score" | "note" | "reason" | "has_dangerous_fault"
  > & { readonly has_appointment: boolean })[];
  readonly invoices: Pick<
    RowOf<typeof invoicesOf>,
    "id" | "number" | "status" | "due" | "attempt" | "total_pesewas" | "due_at"
  >[];
  /** The amount that has been paid and not refunded. */
  readonly paid_pesewas: Pesewas;
  /** Where the money came from that has been paid and not refunded. */
  readonly sources: readonly Source[];
  /** The refunds of the application's payments, latest first. */
  readonly refunds: readonly RefundOfApplication[];
  readonly history: (Pick<
    Selectable<ServiceHistory>,
    "at" | "action" | "from_status" | "to_status" | "by_actor" | "reason" | "handed_to" | "receiver" | "document_shown"
  > & {
    readonly actor_id: AccountId | null;
    /** The name of the person who took the action. Null if nobody was logged in. */
    readonly who: Names | null;
  })[];
}

const rows = (columns: string, table: string, order: string) => `(
  select coalesce(json_agg(r), '[]') from (select ${columns} from ${table} where application_id = $1 order by ${order}) r)`;

/**
 * A single statement for the application and all its parts, to save round trips. It returns one JSON column, because
 * the database driver spends about 1 µs on each column.
 */
const wholeApplication = `select to_json(r) as whole from (select services.*,
  (select to_json(r) from (select first_name, last_name, other_name, is_id_verified, id_verified_by,
    user_id is not null as has_account from drivers where id = services.driver_id) r) as driver,
  (select to_json(r) from (select * from delivery_locations where id = services.delivery_location_id) r) as delivery,
  ${rows(
    "id, document, name, type, bytes, sha256, status, reason, field, uploaded_at, reviewed_at",
    "documents",
    "documents.uploaded_at desc, id desc",
  )} as uploads,
  ${rows(`step, state, done_at, note, result, ${runningUntil("$1")}`, "service_steps", "position")} as steps,
  (select coalesce(json_agg(distinct recorded_by), '[]') from practical_tests where application_id = $1) as examiners,
  ${rows(
    `tested_on, is_passed, score, note, reason, has_dangerous_fault, appointment_id is not null as has_appointment`,
    "practical_tests",
    "tested_on, recorded_at",
  )} as practical_tests,
  ${rows("id, number, status, due, attempt, total_pesewas, due_at", "invoices", "issued_at, invoices.id")} as invoices,
  ${rows(
    `at, action, from_status, to_status, by_actor, actor_id, reason, handed_to, receiver, document_shown,
      (select to_json(w) from (select first_name, last_name, other_name from users where users.id = actor_id) w) as who`,
    "service_history",
    "service_history.at, id",
  )} as history,
  (select coalesce(sum(case when credit = 'revenue' then pesewas when debit = 'revenue' then -pesewas end), 0)::int
    from entries join payments on payments.id = payment_id join invoices on invoices.id = payments.invoice_id
    where invoices.application_id = $1) as paid_pesewas,
  (select coalesce(json_agg(r), '[]') from (select provider, channel, network, phone_number
    from payments join invoices on invoices.id = payments.invoice_id
    where invoices.application_id = $1 and payments.status = 'paid' and services.status = 'paid') r) as sources,
  (select coalesce(json_agg(r), '[]') from (${refundsOfApplication}) r) as refunds
  from services where id = $1) r`;

export async function findWhole(
  db: Queries,
  id: ApplicationId,
): Promise<{ readonly application: ApplicationRow; readonly parts: ApplicationParts } | undefined> {
  const result = await db.executeQuery(CompiledQuery.raw(wholeApplication, [id]));
  const row = result.rows[0] as { readonly whole: ApplicationRow & ApplicationParts } | undefined;
  if (!row) return undefined;
  const {
    driver,
    delivery,
    uploads,
    steps,
    examiners,
    practical_tests,
    invoices,
    history,
    paid_pesewas,
    sources,
    refunds,
    ...application
  } = row.whole;
  return {
    application: {
      ...application,
      created_at: readMoment(application.created_at),
      updated_at: readMoment(application.updated_at),
      submitted_at: application.submitted_at && readMoment(application.submitted_at),
      completed_at: application.completed_at && readMoment(application.completed_at),
    },
    parts: {
      driver,
      delivery,
      uploads: uploads.map((row) => ({
        ...row,
        uploaded_at: readMoment(row.uploaded_at),
        reviewed_at: row.reviewed_at && readMoment(row.reviewed_at),
      })),
      examiners,
      practical_tests,
      paid_pesewas,
      sources,
      refunds: refunds.map((row) => ({ ...row, at: readMoment(row.at) })),
      steps: steps.map((row) => ({
        ...row,
        done_at: row.done_at && readMoment(row.done_at),
        running_until: row.running_until && readMoment(row.running_until),
      })),
      invoices: invoices.map((row) => ({ ...row, due_at: readMoment(row.due_at) })),
      history: history.map((row) => ({ ...row, at: readMoment(row.at) })),
    },
  };
}
