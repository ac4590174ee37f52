import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";

/** Adds a row to the audit log for each application in the batch. */
export async function appendAudit(trx: Kysely<Tables>): Promise<void> {
  await sql`
    with added as (
      insert into audit (at, actor_id, actor_role, action, entity, entity_id, driver_id, salt)
      select date_trunc('milliseconds', at), user_id, 'driver', 'file_service', 'service', application_id, driver_id,
        gen_random_uuid()
      from made order by at
      returning seq
    ) insert into audit_unsealed select seq from added
  `.execute(trx);
}
