import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, expect, test, vi } from "vitest";
import { hashPassword, isPassword } from "../../src/people/accounts/passwords.ts";
import { canonical } from "../../src/platform/audit/canonical.ts";
import { sealAudit } from "../../src/platform/audit/seal.ts";
import { verifyAudit } from "../../src/platform/audit/verify.ts";
import { readConfig } from "../../src/platform/config.ts";
import { adopt, baselineNames, formerNames } from "../../src/platform/db/adopt.ts";
import { catalogueOf } from "../../src/platform/db/catalogue.ts";
import { executedMigrations } from "../../src/platform/db/executed-migrations.ts";
import { migrate, pendingMigrations } from "../../src/platform/db/migrate.ts";
import { migrations } from "../../src/platform/db/migrations/index.ts";
import type { Database } from "../../src/platform/db/open.ts";
import { bothDatabases } from "../databases.ts";
import { makeFormer } from "./before-baseline.ts";

const baseline = Object.fromEntries(Object.entries(migrations).filter(([name]) => baselineNames.includes(name)));
const catalogues: (readonly string[])[] = [];
// Each test makes the tables of two versions.
vi.setConfig({ testTimeout: 120_000 });

const deps = (db: Database) =>
  ({ db, config: readConfig({ NODE_ENV: "test" }), now: () => new Date(), log: { info() {} } }) as never;

bothDatabases(({ openEmpty, name }) => {
  const opened: { remove(): Promise<void> }[] = [];
  afterAll(async () => {
    for (const { remove } of opened) await remove();
  });
  let unchanged: Promise<Database> | undefined;
  /** Returns a database as the migrations before the baseline made it, after these changes. */
  const former = async (...changes: string[]): Promise<Database> => {
    const made = await openEmpty();
    opened.push(made);
    await makeFormer(made.db);
    for (const each of changes) await sql.raw(each).execute(made.db.kysely);
    return made.db;
  };

  test("the baseline makes the tables of the migrations before it, and adds no rows", async () => {
    const made = await openEmpty();
    opened.push(made);
    await migrate(made.db, baseline);
    unchanged ??= former();
    const [ours, theirs] = [made.db.kysely, (await unchanged).kysely];
    const catalogue = await catalogueOf(ours, "public");
    expect(catalogue).toEqual(await catalogueOf(theirs, "public"));
    expect(catalogue.length).toBeGreaterThan(850);
    catalogues.push(catalogue);
    const tables = catalogue.flatMap((line) => /^table (\w+) /.exec(line)?.[1] ?? []);
    expect(tables).toHaveLength(51);
    for (const table of tables)
      expect((await sql`select 1 from ${sql.table(table)}`.execute(ours)).rows, table).toEqual([]);
  });

  test("a database from before the baseline is adopted once, with its rows and everybody's password", async () => {
    const today = await hashPassword("Kente-Gold-2026");
    const then = today.replace(/^\$(argon2id)\$v=19\$m=(\d+),t=(\d+),p=(\d+)/, "$1$$$2$$$3$$$4");
    expect(then).toMatch(/^argon2id\$19456\$2\$1\$[^$]+\$[^$]+$/);
    const account = (hash: string, name: string) =>
      `insert into users (id, username, email, first_name, last_name, role, password_hash, created_at, updated_at)
        values ('${name}', '${name}', '${name}@kwan.example', 'Ama', 'Mensah', 'learner', '${hash}', now(), now())`;
    const db = await former(account(then, "ama"), account(`${then}=`, "efua"), account(today, "yaw"));
    expect(await pendingMigrations(db, migrations)).toEqual(Object.keys(migrations));
    expect(await executedMigrations(db.kysely), "looking changes nothing").toEqual(formerNames.toSorted());
    expect(await migrate(db, migrations)).toEqual(Object.keys(migrations));
    expect(await migrate(db, migrations)).toEqual([]);
    expect(await executedMigrations(db.kysely)).toEqual(Object.keys(migrations));
    const { rows } = await sql`select from pg_namespace where nspname = 'kwan_baseline'`.execute(db.kysely);
    expect(rows).toEqual([]);
    const accounts = await db.kysely.selectFrom("users").select("password_hash").execute();
    expect(accounts).toEqual(Array.from({ length: 3 }, () => ({ password_hash: today })));
    expect(await isPassword("Kente-Gold-2026", today)).toBe(true);
  });

  // Only one process uses the embedded database.
  if (name !== "embedded")
    test("of four that start at the same time, one adopts the database and the others wait", async () => {
      const db = await former();
      const done = await Promise.all(Array.from({ length: 4 }, () => migrate(db, migrations)));
      // Another process may run the newer migrations as soon as the first one has adopted the database.
      expect(done.flat().toSorted()).toEqual(Object.keys(migrations));
      expect(done.filter((names) => names.includes("100-platform"))).toHaveLength(1);
    });

  /** Changes the tables in a transaction that is rolled back, so that one database is enough for all cases. */
  const refused = async (changes: readonly string[], sentence: string | RegExp, of?: Database) => {
    unchanged ??= former();
    const { kysely } = of ?? (await unchanged);
    const work = kysely.transaction().execute(async (tx) => {
      for (const each of changes) await sql.raw(each).execute(tx);
      const before = await executedMigrations(tx);
      await expect(adopt(tx, migrations, { isDryRun: true })).rejects.toThrow(sentence);
      expect(await executedMigrations(tx)).toEqual(before);
      throw new Error("rolled back");
    });
    await expect(work).rejects.toThrow("rolled back");
  };

  test.each([
    [
      "has not run all of them",
      formerNames.slice(0, -1),
      /058-identity-times have run, but 058-identity-times has not run/,
    ],
    ["has not run one in the middle", formerNames.toSpliced(7, 1), /but 009-visits has not run/],
    ["has run another", [...formerNames, "059-more"], /but 059-more has run too/],
    ["is mixed with the baseline", [...formerNames, "100-platform"], /but 100-platform has run too/],
  ])("a database that %s is refused", async (_what, names, sentence) => {
    const rows = names.map((each) => `('${each}', '')`);
    await refused([`delete from kysely_migration`, `insert into kysely_migration values ${rows.join()}`], sentence);
  });

  test.each([
    ["without a column", "alter table users drop column other_name", 'no "column users.other_name text"'],
    [
      "with another column",
      "alter table users add column nick text",
      'has "column users.nick text", which is not a part',
    ],
    [
      "with another type",
      "alter table users alter column other_name type varchar",
      'no "column users.other_name text"',
    ],
    [
      "without a default",
      "alter table users alter column version drop default",
      'no "column users.version integer not',
    ],
    [
      "with another constraint",
      "alter table users drop constraint users_deleted, add constraint users_deleted check (deleted_at is null)",
      'no "constraint users.users_deleted',
    ],
    ["without an index", "drop index payments_pay_once", 'no "index CREATE UNIQUE INDEX payments_pay_once'],
    [
      "with a trigger off",
      "alter table audit disable trigger audit_only_grows",
      'no "trigger CREATE TRIGGER audit_only',
    ],
    [
      "with another function",
      "create or replace function audit_only_grows() returns trigger language plpgsql as 'begin return null; end'",
      'no "function CREATE OR REPLACE FUNCTION audit_only_grows',
    ],
    ["with a grant", "grant select on users to public", 'has "grant SELECT on users to public"'],
    ["with another sequence", "alter sequence audit_seq_seq increment 2", 'no "sequence audit_seq_seq'],
  ])("a database %s is refused", async (_what, change, sentence) => {
    await refused([change], sentence);
  });

  const chain = async (db: Database): Promise<string> => {
    let previous = "0".repeat(64);
    await sql`alter table audit drop constraint audit_not_chained`.execute(db.kysely);
    for (const entity_id of ["old_1", "old_2", "old_3"]) {
      const at = "2026-01-01T10:00:00.000Z";
      const common = { action: "did", actor_id: null, actor_role: null, entity: "thing", request_id: null };
      const entry = { ...common, at, entity_id, after: { colour: "red" }, before: null };
      const hash = createHash("sha256")
        .update(`${previous}\n${canonical(entry)}`)
        .digest("hex");
      await sql`insert into audit (at, action, entity, entity_id, after, previous_hash, hash)
        values (${at}, 'did', 'thing', ${entity_id}, ${JSON.stringify(entry.after)}::jsonb, ${previous}, ${hash})`.execute(
        db.kysely,
      );
      previous = hash;
    }
    await sql`alter table audit add constraint audit_not_chained
      check (hash is null and previous_hash is null and salt is not null) not valid`.execute(db.kysely);
    await sql`insert into audit_unsealed select seq from audit`.execute(db.kysely);
    return previous;
  };

  const turnOff = "alter table audit drop constraint audit_not_chained, disable trigger user";
  const forge = "update audit set action = 'forged' where entity_id = 'old_2'";
  const turnOn = `alter table audit enable trigger user, add constraint audit_not_chained
    check (hash is null and previous_hash is null and salt is not null) not valid`;

  test("rows of the old chain are verified once, and the log states the end of the chain", async () => {
    const db = await former();
    const head = await chain(db);
    await refused([turnOff, forge, turnOn], "Row 2 of its audit log does not follow the row before it", db);
    await sealAudit(deps(db));
    await migrate(db, migrations);
    const last = await db.kysely.selectFrom("audit").selectAll().orderBy("seq", "desc").executeTakeFirstOrThrow();
    expect(last).toMatchObject({ action: "seal_off_old_chain", after: { rows: 3, head } });
    expect(await verifyAudit(deps(db))).toMatchObject({ isWhole: true, problems: [], rows: 4, waiting: 1 });
    await sealAudit(deps(db));
    expect(await verifyAudit(deps(db))).toMatchObject({ isWhole: true, problems: [], rows: 4, waiting: 0 });
    await sql.raw(turnOff).execute(db.kysely);
    await sql.raw(forge).execute(db.kysely);
    expect((await verifyAudit(deps(db))).problems).toEqual(["Row 2 was changed after it was sealed."]);
  });
});

afterAll(() => {
  if (catalogues.length === 2) expect(catalogues[0], "both databases have the same tables").toEqual(catalogues[1]);
});
