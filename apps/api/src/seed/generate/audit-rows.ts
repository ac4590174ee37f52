import { type Kysely, sql } from "kysely";
import { beginning, hashOf } from "../../audit/chain.ts";
import { lastHash } from "../../audit/store.ts";
import type { Tables } from "../../db/tables.ts";

interface Made {
  readonly service_id: string;
  readonly user_id: string;
  readonly at: string;
}

const atOnce = 5_000;

/** A row of the log for each application of the batch, in the chain that the log is. */
export async function appendAudit(trx: Kysely<Tables>): Promise<void> {
  const read = sql<Made>`select service_id, user_id, date_trunc('milliseconds', at) as at from made order by at`;
  const { rows } = await read.execute(trx);
  let previous = (await lastHash(trx)) ?? beginning;
  for (let from = 0; from < rows.length; from += atOnce) {
    const entries = rows.slice(from, from + atOnce).map(({ service_id, user_id, at }) => {
      const who = { at, actor_id: user_id, actor_role: "driver", action: "create_service", entity: "service" };
      const entry = { ...who, entity_id: service_id, before: null, after: null, request_id: null };
      const previous_hash = previous;
      previous = hashOf(entry, previous_hash);
      return { ...entry, previous_hash, hash: previous };
    });
    await sql`
      insert into audit (at, actor_id, actor_role, action, entity, entity_id, previous_hash, hash)
      select at, actor_id, actor_role, action, entity, entity_id, previous_hash, hash
      from jsonb_populate_recordset(null::audit, ${JSON.stringify(entries)}::jsonb) with ordinality order by ordinality
    `.execute(trx);
  }
}
