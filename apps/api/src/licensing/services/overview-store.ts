import { endStatuses } from "@kwan/domain";
import type { Endorsement } from "@kwan/domain/kinds";
import { CompiledQuery } from "kysely";
import type { LicenseRow, permitsOf } from "../../people/drivers/store.ts";
import type { Queries } from "../../platform/db/open.ts";
import { readMoment } from "../../platform/db/parsers.ts";
import type { DriverId } from "../../platform/ids.ts";
import type { countByStatus, ListedApplication } from "./lists-store.ts";
import { toDoOfService } from "./to-do-store.ts";

/** The records that a driver's overview shows. */
export interface OwnRecords {
  readonly by_status: Awaited<ReturnType<typeof countByStatus>>;
  /** The open applications, newest first. */
  readonly open: readonly ListedApplication[];
  readonly license: LicenseRow | null;
  readonly endorsements: readonly Endorsement[];
  /** The driver's permits: for each kind, the one that expires last. */
  readonly permits: Awaited<ReturnType<typeof permitsOf>>;
  /** The number of lessons that the trainee still has to confirm. */
  readonly unconfirmed_lessons: number;
  /** The number of schools that named this person as an instructor and wait for an answer. */
  readonly unanswered_schools: number;
  /** The number of lessons that this person gave and has to sign. */
  readonly unsigned_lessons: number;
}

/** A single statement for all the records, to save round trips. */
const records = `select
  (select coalesce(json_agg(r), '[]') from (
    select status, count(*) as count from services where driver_id = $1 group by status) r) as by_status,
  (select coalesce(json_agg(r), '[]') from (
    select services.id, number, kind, status, driver_id, branch_id, services.created_at,
      services.updated_at, submitted_at, services.version, delivery_location_id, first_name, last_name, other_name,
      ${toDoOfService} as to_do
    from services join drivers on drivers.id = services.driver_id
    where driver_id = $1 and status not in ('${endStatuses.join("', '")}')
    order by services.created_at desc, services.id desc) r) as open,
  (select to_json(licenses) from licenses where driver_id = $1) as license,
  (select coalesce(json_agg(json_build_object('kind', kind, 'from', from_on, 'until', until_on)), '[]')
    from endorsements where driver_id = $1 and withdrawn_at is null) as endorsements,
  (select count(*)::int from class_records
    where driver_id = $1 and attendance = 'present' and not is_verified and dispute is null
      and removed_at is null) as unconfirmed_lessons,
  (select count(*)::int from instructors join licenses on licenses.number = instructors.license_number
    where licenses.driver_id = $1 and instructors.answered_at is null) as unanswered_schools,
  (select count(*)::int from class_records where instructor_id in (select id from instructors where driver_id = $1)
    and needs_instructor and instructor_signed_at is null and removed_at is null and attendance = 'present'
    and instructor_dispute is null) as unsigned_lessons,
  (select coalesce(json_agg(r), '[]') from (
    select distinct on (permit) * from permits
    where driver_id = $1 order by permit, expires_on desc) r) as permits`;

export async function ownRecords(db: Queries, driver_id: DriverId): Promise<OwnRecords> {
  const result = await db.executeQuery(CompiledQuery.raw(records, [driver_id]));
  const own = result.rows[0] as OwnRecords;
  const open = own.open.map(({ created_at, updated_at, submitted_at, ...row }) => ({
    ...row,
    created_at: readMoment(created_at),
    updated_at: readMoment(updated_at),
    submitted_at: submitted_at && readMoment(submitted_at),
  }));
  return { ...own, open };
}
