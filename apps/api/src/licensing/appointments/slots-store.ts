import { sql } from "kysely";
import type { Queries } from "../../platform/db/open.ts";
import type { BranchId, SlotId } from "../../platform/ids.ts";

export interface NewSlot {
  readonly id: SlotId;
  readonly branch_id: BranchId;
  readonly purpose: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly capacity: number;
}

/** Returns the start of each branch's last slot for each kind of appointment. */
export const lastSlots = (db: Queries) =>
  db
    .selectFrom("slots")
    .select((of) => ["branch_id", "purpose", of.fn.max<string>("starts_at").as("last")])
    .groupBy(["branch_id", "purpose"])
    .execute();

const atOnce = 2_000;

/** Adds slots, except those that already exist. Returns the number added. */
export async function insertSlots(db: Queries, slots: readonly NewSlot[]): Promise<number> {
  let made = 0;
  for (let from = 0; from < slots.length; from += atOnce) {
    const some = JSON.stringify(slots.slice(from, from + atOnce));
    const { numAffectedRows = 0n } = await sql`
      insert into slots (id, branch_id, purpose, starts_at, ends_at, capacity)
      select id, branch_id, purpose, starts_at, ends_at, capacity
      from jsonb_to_recordset(${some}::jsonb)
        as slot (id text, branch_id text, purpose text, starts_at timestamptz, ends_at timestamptz, capacity integer)
      on conflict (branch_id, purpose, starts_at) do nothing`.execute(db);
    made += Number(numAffectedRows);
  }
  return made;
}

/** Deletes slots that start before the given time and were never booked. */
export async function removeUnusedSlots(db: Queries, before: string): Promise<void> {
  await db
    .deleteFrom("slots")
    .where("starts_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("appointments").select("id").whereRef("appointments.slot_id", "=", "slots.id"))),
    )
    .execute();
}
