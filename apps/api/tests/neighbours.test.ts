// Two people have the same kinds of record. The tests check that neither of them can read, download or delete data
// about the other.
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { deleteAccounts } from "../src/main/deletions/commands/delete-accounts.ts";
import { theoryPasses } from "../src/people/drivers/store.ts";
import { trainingByClass } from "../src/people/drivers/training-store.ts";
import { type BranchId, noDriver } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { onPostgres } from "./databases.ts";
import { seedBranches } from "./people.ts";
import { personInEveryTable } from "./person-in-every-table.ts";
import { type Person, testServer } from "./server.ts";

/** The tables that have rows about one person. */
const tables = [
  ...["users", "sessions", "codes", "reset_tokens", "notifications", "messages", "idempotency_keys"],
  ...["drivers", "licenses", "permits", "eye_tests", "shares", "delivery_locations", "class_records", "enrolments"],
  ...[
    "services",
    "documents",
    "notes",
    "decisions",
    "appeals",
    "invoices",
    "appointments",
    "theory_attempts",
    "update_requests",
  ],
];

onPostgres((database) => {
  const server = testServer(database);
  let branch: BranchId;
  let officer: Person;
  beforeAll(async () => {
    branch = (await seedBranches(server())).accra;
    officer = await server().person({ role: "officer" });
  });

  const personWithEverything = () => personInEveryTable({ server: server(), officer, branch });

  /** Counts the rows in each table that mention a person. */
  async function rowsOf({ id, driver }: Person): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const { rows } = await sql<{ rows: string }>`
        select count(*) as rows from ${sql.table(table)} as each
        where to_jsonb(each)::text like ${`%${id}%`} or to_jsonb(each)::text like ${`%${driver}%`}`.execute(
        server().db.kysely,
      );
      counts[table] = Number(rows[0]?.rows);
    }
    return counts;
  }

  it("one's data to download do not change with a neighbour's records [R-ADD-11]", async () => {
    const owner = await personWithEverything();
    const download = async () => {
      // Every officer of a test has given a reason for opening every file, and so has a neighbour's officer.
      const { file_opened_with_reason: _, ...rest } = JSON.parse(
        await (await owner.kwan.users.downloadMyData()).text(),
      );
      return rest;
    };
    const before = await download();
    for (const [name, rows] of Object.entries(before)) if (name !== "looked_at") expect(rows, name).not.toEqual([]);
    await personWithEverything();
    expect(await download()).toEqual(before);
  });

  it("one's hours and passed tests do not change with a neighbour's records", async () => {
    const { driver } = await server().person();
    await personWithEverything();
    expect((await trainingByClass(server().db.kysely, driver ?? noDriver)).size).toBe(0);
    expect(await theoryPasses(server().db.kysely, driver ?? noDriver)).toEqual({ road_sign: null, road_traffic: null });
  });

  it("the deletion of an account and a reset of its password leave a neighbour's records as they are [R-ADD-11]", async () => {
    const { kwan, lastCode, deps, clock } = server();
    const [owner, neighbour] = [await personWithEverything(), await personWithEverything()];
    const before = await rowsOf(neighbour);
    for (const [table, rows] of Object.entries(before)) expect(rows, table).toBeGreaterThan(0);
    const openCodes = async () =>
      server()
        .db.kysely.selectFrom("codes")
        .select("id")
        .where("user_id", "=", neighbour.id)
        .where("used_at", "is", null)
        .execute();
    const open = await openCodes();
    expect(open).not.toEqual([]);
    clock.forward(61_000);
    await kwan.auth.startPasswordReset(owner.email);
    const { reset_token } = await kwan.auth.verifyPasswordReset({
      target: owner.email,
      code: await lastCode(owner.email),
    });
    await kwan.auth.confirmPasswordReset({ reset_token, password1: "Adinkra-2026!" });
    expect(await openCodes()).toEqual(open);
    await server().db.kysely.updateTable("users").set({ deletes_at: clock.now }).where("id", "=", owner.id).execute();
    expect(await deleteAccounts(deps)).toBe(1);
    expect(await rowsOf(neighbour)).toEqual(before);
  });

  it("a neighbour who pays one's invoice returns to the invoice, and not to the application", async () => {
    const { person, db } = server();
    const [owner, neighbour] = [await person(), await person()];
    const service = await newApplication(server(), { driver: owner.driver, filed_by: owner.id });
    const { id } = await owner.kwan.invoices.generate(service);
    const card = { channel: "card", email: "ama@mail.example" } as const;
    const { reference } = await neighbour.kwan.invoices.pay(id, card);
    const started = db.kysely.selectFrom("sandbox_payments").select("return_url").where("reference", "=", reference);
    expect((await started.executeTakeFirstOrThrow()).return_url).toContain(`/extern/invoice/${id}`);
  });
});
