import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isUniqueViolation, isViolation } from "../../src/platform/db/errors.ts";
import type { Database } from "../../src/platform/db/open.ts";
import { inTransaction } from "../../src/platform/db/transaction.ts";
import { bothDatabases } from "../databases.ts";

bothDatabases(({ open }) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await sql`create table parents (id int primary key)`.execute(db.kysely);
    await sql`create table children (
      id int constraint children_id unique,
      name text constraint children_name not null,
      age int constraint children_age check (age > 0),
      parent int constraint children_parent references parents,
      span int4range,
      constraint children_span exclude using gist (span with &&))`.execute(db.kysely);
    await sql`insert into children values (1, 'Ama', 5, null, '[1,3)')`.execute(db.kysely);
  });
  afterAll(() => db.close());

  test.each([
    ["unique", "children_id", "(1, 'secret', 5, null, null)"],
    ["not null", "name", "(2, null, 5, null, null)"],
    ["check", "children_age", "(2, 'secret', 0, null, null)"],
    ["foreign key", "children_parent", "(2, 'secret', 5, 9, null)"],
    ["exclusion", "children_span", "(2, 'secret', 5, null, '[2,4)')"],
  ] as const)("a violation of the %s rule reports its name and never the row", async (kind, rule, row) => {
    const error: unknown = await sql`insert into children values ${sql.raw(row)}`
      .execute(db.kysely)
      .catch((e: unknown) => e);
    expect(error).toMatchObject({ name: "ConstraintError", kind, table: "children" });
    expect(String(error)).toContain(rule);
    expect(isViolation(error, kind)).toBe(true);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain("secret");
  });

  test("a unique violation is identified by its constraint, inside a transaction too", async () => {
    const error: unknown = await inTransaction(db, (trx) =>
      sql`insert into children values (1, 'Kofi', 5, null, null)`.execute(trx),
    ).catch((e: unknown) => e);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, "children_id")).toBe(true);
    expect(isUniqueViolation(error, "users_email")).toBe(false);
    expect(isUniqueViolation(new Error("no"))).toBe(false);
  });
});
