import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { migrate } from "../../src/platform/db/migrate.ts";
import { migrations } from "../../src/platform/db/migrations/index.ts";
import { bothDatabases } from "../databases.ts";

const before = (name: string) => Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name));

bothDatabases(({ openEmpty, name }) => {
  const opened: { remove(): Promise<void> }[] = [];
  afterAll(async () => {
    for (const { remove } of opened) await remove();
  });

  test(`a licence that one officer revoked keeps its revocation, as a decision, on ${name} [R-AUT-15]`, {
    timeout: 60_000,
  }, async () => {
    const made = await openEmpty();
    opened.push(made);
    const { kysely } = made.db;
    await migrate(made.db, before("120"));
    await sql`insert into users (id, username, email, first_name, last_name, role, created_at, updated_at)
      values ('usr_a', 'a', 'a@test.example', 'A', 'B', 'officer', now(), now())`.execute(kysely);
    for (const driver of ["drv_a", "drv_b", "drv_c"]) {
      await sql`insert into drivers (id, first_name, last_name, date_of_birth, created_at, updated_at)
        values (${driver}, 'Ama', 'Mensah', '1990-01-01', now(), now())`.execute(kysely);
      await sql`insert into licenses (driver_id, number, classes, issued_on, expires_on, is_revoked)
        values (${driver}, ${driver}, '[]', '2024-01-01', '2030-01-01', ${driver !== "drv_c"})`.execute(kysely);
    }
    const details = { ground: "court_order", order_number: "LD/7", ordered_on: "2026-01-05", reason: "By order." };
    for (const [id, driver, status] of [
      ["srv_a", "drv_a", "completed"],
      ["srv_c", "drv_c", "in_review"],
    ] as const)
      await sql`insert into services (id, number, kind, status, driver_id, details, filed_by, created_at, updated_at,
          completed_at)
        values (${id}, ${id}, 'license-revocation', ${status}, ${driver}, ${JSON.stringify(details)}::jsonb, 'usr_a',
          now(), now(), ${status === "completed" ? "2026-01-10T09:00:00Z" : null}::timestamptz)`.execute(kysely);
    await migrate(made.db, migrations);
    const entries = await kysely.selectFrom("endorsements").selectAll().orderBy("driver_id").execute();
    expect(entries).toMatchObject([
      { driver_id: "drv_a", kind: "revoked", from_on: "2026-01-10", order_number: "LD/7", notice: "By order." },
      { driver_id: "drv_b", kind: "revoked", order_number: "-" },
    ]);
    const decided = await kysely.selectFrom("decisions").selectAll().where("driver_id", "=", "drv_a").execute();
    expect(decided).toMatchObject([
      { id: entries[0]?.decision_id, state: "in_force", needs_second: false, ground: "court_order" },
    ]);
    const services = await kysely
      .selectFrom("services")
      .select(["id", "status", "decision_id"])
      .orderBy("id")
      .execute();
    expect(services).toEqual([
      { id: "srv_a", status: "completed", decision_id: entries[0]?.decision_id },
      // One that was not decided is proposed again, so that a second person decides.
      { id: "srv_c", status: "draft", decision_id: null },
    ]);
  });
});
