import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { migrate } from "../../src/platform/db/migrate.ts";
import { migrations } from "../../src/platform/db/migrations/index.ts";
import { bothDatabases } from "../databases.ts";

const before = (name: string) => Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name));

/** An application that asked for support in its form, with an appointment that is booked and one that is over. */
const rows = `
  insert into users (id, username, email, first_name, last_name, role, created_at, updated_at)
    values ('usr_a', 'a', 'a@test.example', 'A', 'B', 'officer', now(), now());
  insert into drivers (id, first_name, last_name, created_at, updated_at) values ('drv_a', 'Ama', 'Mensah', now(), now());
  insert into branches (id, code, name, region, city, lat, lon, opening_hours, services)
    values ('brn_a', 'A', 'Accra', 'Greater Accra', 'Accra', 5.6, -0.2, '8 to 5', '[]');
  insert into slots (id, branch_id, purpose, starts_at, ends_at, capacity)
    select 'slt_' || purpose, 'brn_a', purpose, '2026-12-01T09:00:00Z', '2026-12-01T10:00:00Z', 4
    from unnest(array['eye_test', 'biometrics']) as purpose;
  insert into services (id, number, kind, status, driver_id, branch_id, tier, details, submitted, filed_by, created_at, updated_at)
    select 'srv_a', 'KW-1', 'learners-license', 'testing', 'drv_a', 'brn_a', 'standard', details,
      jsonb_build_object('details', details), 'usr_a', now(), now()
    from (values ('{"gearbox": "manual", "support_needed": "A ramp"}'::jsonb)) as answers (details);
  insert into appointments (id, application_id, driver_id, slot_id, place, status, created_at) values
    ('apt_a', 'srv_a', 'drv_a', 'slt_eye_test', 1, 'booked', now()),
    ('apt_b', 'srv_a', 'drv_a', 'slt_biometrics', 1, 'kept', now())`;

bothDatabases(({ openEmpty, name }) => {
  const opened: { remove(): Promise<void> }[] = [];
  afterAll(async () => {
    for (const { remove } of opened) await remove();
  });

  test(`the support asked for in a form moves to the appointment that is booked, on ${name} [R-ADD-06]`, {
    timeout: 60_000,
  }, async () => {
    const made = await openEmpty();
    opened.push(made);
    await migrate(made.db, before("240"));
    for (const statement of rows.split(";\n")) await sql.raw(statement).execute(made.db.kysely);
    await migrate(made.db, migrations);
    const { kysely } = made.db;
    expect(await kysely.selectFrom("appointments").select(["id", "support_needed"]).orderBy("id").execute()).toEqual([
      { id: "apt_a", support_needed: "A ramp" },
      { id: "apt_b", support_needed: null },
    ]);
    expect(await kysely.selectFrom("services").select(["details", "submitted"]).execute()).toEqual([
      { details: { gearbox: "manual" }, submitted: { details: { gearbox: "manual" } } },
    ]);
  });
});
