import { sql } from "kysely";
import { recountInParts } from "../../src/office/tasks/commands/recount-tasks.ts";
import type { BranchId, SchoolId } from "../../src/platform/ids.ts";
import type { TestServer } from "../server.ts";

const first = "(array['Ama', 'Akua', 'Kofi', 'Kwame', 'Yaa', 'Esi', 'Kojo', 'Abena'])[1 + n % 8]";
const last =
  "(array['Thornwood', 'Mensah', 'Osei', 'Boateng', 'Owusu', 'Asante', 'Tetteh'])[1 + n % 7] || '-' || n % 997";

/**
 * Fills the tables that searches read with 100,000 drivers. The PostgreSQL tests generate whole records, which takes
 * longer.
 */
export async function fillForSearches(
  { db, deps, person }: TestServer,
  branch: BranchId,
): Promise<{ school: SchoolId }> {
  const { id } = await person({ role: "officer" });
  const officer = sql.lit(id);
  const school: SchoolId = "sch_of_a_test_of_size";
  await db.withoutLimits(async (kysely) => {
    await sql`insert into drivers (id, user_id, first_name, last_name, date_of_birth, nationality, nationality_label,
        id_type, id_number, is_id_verified, id_verified_at, created_at, updated_at)
      select 'drv_' || n, null, ${sql.raw(first)}, ${sql.raw(last)}, '1990-01-01', 'GH', 'Ghanaian', 'ghana_card',
        'GHA-' || n, true, now(), now(), now() from generate_series(1, 100000) as n`.execute(kysely);
    await sql`insert into services (id, number, kind, status, driver_id, branch_id, tier, details, filed_by, created_at,
        updated_at, submitted_at, completed_at)
      select 'srv_' || n, 'KW-2026-' || lpad(n::text, 7, '0'),
        case when n > 100000 then 'hazard-permit' else 'drivers-renewal' end, status, 'drv_' || (1 + n % 100000),
        ${sql.lit(branch)}, 'standard', '{}', ${officer}, moment, moment, moment,
        case when status = 'completed' then moment end
      from (select n, case when n % 5 = 0 then 'in_review' else 'completed' end as status,
        timestamptz '2026-01-01 08:00Z' + n * interval '2 minutes' as moment
        from generate_series(1, 150000) as n) as rows`.execute(kysely);
    await sql`insert into schools (id, code, name, branch_id) values (${sql.lit(school)}, 'GA-900', 'A big school',
      ${sql.lit(branch)})`.execute(kysely);
    await sql`insert into class_records (id, school_id, driver_id, license_class, module, topic, date, starts_at, ends_at,
        hours, instructor, attendance)
      select 'cls_' || n, ${sql.lit(school)}, 'drv_' || (1 + n % 20000), 'B', 'practical',
        (array['Hill start', 'Parking', 'Night driving'])[1 + n % 3], date '2026-01-01' + n % 300, '08:00', '10:00', 2,
        'Nana Instructor-' || n % 50, 'present' from generate_series(1, 115000) as n`.execute(kysely);
    // The tasks of the 30,000 applications in review.
    await recountInParts({ ...deps, db });
    await sql`vacuum (analyze)`.execute(kysely);
  });
  return { school };
}
