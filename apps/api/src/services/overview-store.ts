import { CompiledQuery } from "kysely";
import type { Queries } from "../db/open.ts";
import type { LicenseRow, permitsOf } from "../drivers/store.ts";
import type { countByStatus } from "./store.ts";

/** What a driver's overview shows besides their open applications. */
export interface OwnRecords {
  readonly by_status: Awaited<ReturnType<typeof countByStatus>>;
  readonly license: LicenseRow | null;
  /** The permit of each kind that expires last. */
  readonly permits: Awaited<ReturnType<typeof permitsOf>>;
}

/** One statement instead of three, to save round trips. */
const records = `select
  (select coalesce(json_agg(r), '[]') from (
    select status, count(*) as count from services where driver_id = $1 group by status) r) as by_status,
  (select to_json(licenses) from licenses where driver_id = $1) as license,
  (select coalesce(json_agg(r), '[]') from (
    select distinct on (permit) * from permits
    where driver_id = $1 order by permit, expires_on desc) r) as permits`;

export async function ownRecords(db: Queries, driver_id: string): Promise<OwnRecords> {
  const found = await db.executeQuery(CompiledQuery.raw(records, [driver_id]));
  return found.rows[0] as OwnRecords;
}
