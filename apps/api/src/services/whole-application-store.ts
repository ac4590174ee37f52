import { CompiledQuery } from "kysely";
import type { Queries } from "../db/open.ts";
import { readMoment } from "../db/parsers.ts";
import type { invoicesOf } from "../invoices/store.ts";
import type { ApplicationRow, documentsOf, findDelivery, historyOf, stepsOfApplication } from "./store.ts";

type RowOf<Read extends (...given: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Read>>[number];
type Names = { readonly first_name: string; readonly last_name: string; readonly other_name: string | null };

/** The rows that belong to an application and that its page shows. */
export interface ApplicationParts {
  readonly driver: Names | null;
  readonly delivery: NonNullable<Awaited<ReturnType<typeof findDelivery>>> | null;
  readonly uploads: RowOf<typeof documentsOf>[];
  readonly laid: Pick<RowOf<typeof stepsOfApplication>, "step" | "state" | "done_at" | "note">[];
  readonly invoices: Pick<RowOf<typeof invoicesOf>, "id" | "number" | "status" | "due" | "total_pesewas" | "due_at">[];
  readonly history: Pick<
    RowOf<typeof historyOf>,
    "at" | "action" | "from_status" | "to_status" | "by_actor" | "reason"
  >[];
}

const rows = (columns: string, table: string, order: string) => `(
  select coalesce(json_agg(r), '[]') from (select ${columns} from ${table} where service_id = $1 order by ${order}) r)`;

/**
 * One statement instead of six, to save round trips. Timestamps are selected as text, because JSON formats them
 * differently.
 */
const partsOfApplication = `select
  (select to_json(r) from (select first_name, last_name, other_name from drivers where id = $2) r) as driver,
  (select to_json(r) from (select * from delivery_locations where id = $3) r) as delivery,
  ${rows("id, document, name, bytes, sha256, status, reason", "documents", "uploaded_at desc, id desc")} as uploads,
  ${rows("step, state, done_at::text, note", "service_steps", "position")} as laid,
  ${rows("id, number, status, due, total_pesewas, due_at::text", "invoices", "issued_at, invoices.id")} as invoices,
  ${rows("at::text, action, from_status, to_status, by_actor, reason", "service_history", "service_history.at, id")} as history`;

export async function readParts(db: Queries, application: ApplicationRow): Promise<ApplicationParts> {
  const values = [application.id, application.driver_id, application.delivery_location_id];
  const found = await db.executeQuery(CompiledQuery.raw(partsOfApplication, values));
  const parts = found.rows[0] as ApplicationParts;
  return {
    ...parts,
    laid: parts.laid.map((row) => ({ ...row, done_at: row.done_at && readMoment(row.done_at) })),
    invoices: parts.invoices.map((row) => ({ ...row, due_at: readMoment(row.due_at) })),
    history: parts.history.map((row) => ({ ...row, at: readMoment(row.at) })),
  };
}
