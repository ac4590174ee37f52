import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { migrate } from "../../src/platform/db/migrate.ts";
import { migrations } from "../../src/platform/db/migrations/index.ts";
import { bothDatabases } from "../databases.ts";

const before = (name: string) => Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name));

/** An invoice, lessons that were confirmed and not, and a code, from before retests and codes for lessons. */
const rows = `
  insert into users (id, username, email, first_name, last_name, role, created_at, updated_at)
    values ('usr_a', 'a', 'a@test.example', 'A', 'B', 'officer', now(), now());
  insert into drivers (id, first_name, last_name, created_at, updated_at) values ('drv_a', 'Ama', 'Mensah', now(), now());
  insert into branches (id, code, name, region, city, lat, lon, opening_hours, services)
    values ('brn_a', 'A', 'Accra', 'Greater Accra', 'Accra', 5.6, -0.2, '8 to 5', '[]');
  insert into services (id, number, kind, status, driver_id, branch_id, tier, details, filed_by, created_at, updated_at)
    values ('srv_a', 'KW-1', 'additional-class', 'testing', 'drv_a', 'brn_a', 'standard', '{}', 'usr_a', now(), now());
  insert into invoices (id, number, application_id, driver_id, due, status, total_pesewas, issued_at, due_at)
    values ('inv_a', 'INV-1', 'srv_a', 'drv_a', 'on_sending', 'unpaid', 42000, now(), now());
  insert into schools (id, code, name, branch_id) values ('sch_a', 'RD-1', 'Ridge', 'brn_a');
  insert into class_records (id, school_id, driver_id, license_class, module, topic, date, starts_at, ends_at, hours,
      instructor, attendance, is_verified, signed_at, dispute)
    select 'cls_' || name, 'sch_a', 'drv_a', 'B', 'theory', 'Signs', '2026-11-01', '10:00', '12:00', 2, 'Yaw Darko', 'present',
      is_verified, signed_at, dispute
    from (values ('confirmed', true, now(), null), ('old', true, null, null), ('disputed', false, now(), 'I was away.'),
      ('waiting', false, null, null)) as lessons (name, is_verified, signed_at, dispute)`;

bothDatabases(({ openEmpty, name }) => {
  const opened: { remove(): Promise<void> }[] = [];
  afterAll(async () => {
    for (const { remove } of opened) await remove();
  });

  test(`invoices and confirmed lessons are kept when retests and codes for lessons come, on ${name} [R-AUT-23]`, {
    timeout: 60_000,
  }, async () => {
    const made = await openEmpty();
    opened.push(made);
    await migrate(made.db, before("170"));
    for (const statement of rows.split(";\n")) await sql.raw(statement).execute(made.db.kysely);
    await migrate(made.db, migrations);
    const { kysely } = made.db;
    expect(await kysely.selectFrom("invoices").select(["due", "attempt", "status"]).execute()).toEqual([
      { due: "on_sending", attempt: null, status: "unpaid" },
    ]);
    const lessons = await kysely.selectFrom("class_records").select(["id", "signed_with"]).orderBy("id").execute();
    expect(lessons).toEqual([
      { id: "cls_confirmed", signed_with: "portal" },
      { id: "cls_disputed", signed_with: null },
      { id: "cls_old", signed_with: null },
      { id: "cls_waiting", signed_with: null },
    ]);
    // They keep the rule from before instructors signed.
    const later = await sql`select id from class_records where needs_instructor`.execute(kysely);
    expect(later.rows).toEqual([]);
    const retest = (id: string, attempt: number | null) =>
      sql`insert into invoices (id, number, application_id, driver_id, due, attempt, status, total_pesewas, issued_at, due_at)
        values (${id}, ${id}, 'srv_a', 'drv_a', 'retest', ${attempt}, 'unpaid', 15000, now(), now())`.execute(kysely);
    await retest("inv_b", 2);
    await retest("inv_c", 3);
    await expect(retest("inv_d", 3), "one for each attempt").rejects.toThrow();
    await expect(retest("inv_e", null), "a retest has its attempt").rejects.toThrow();
  });
});
