import { sql } from "kysely";
import type { Queries } from "../../platform/db/open.ts";

/** Returns the booked appointments after a moment that are on days on which their branch is closed. */
export const bookedOnClosedDays = (db: Queries, now: Date) =>
  db
    .selectFrom("branch_closures")
    .innerJoin("appointments", (on) =>
      on
        .onRef("appointments.branch_id", "=", "branch_closures.branch_id")
        .on(sql<boolean>`appointments.starts_at >= from_on`)
        .on(sql<boolean>`appointments.starts_at < until_on + 1`),
    )
    .innerJoin("slots", "slots.id", "appointments.slot_id")
    .innerJoin("branches", "branches.id", "appointments.branch_id")
    .select(["appointments.id", "appointments.slot_id", "appointments.driver_id", "appointments.application_id"])
    .select(["slots.purpose", "slots.starts_at", "branches.name as branch_name"])
    .select(["branch_closures.reason_en as en", "branch_closures.reason_fr as fr"])
    .where("branch_closures.withdrawn_at", "is", null)
    .where("branch_closures.until_on", ">=", sql<never>`${now.toISOString()}::timestamptz::date`)
    .where("appointments.status", "=", "booked")
    .where("appointments.starts_at", ">", now.toISOString())
    .orderBy("appointments.starts_at")
    .execute();
