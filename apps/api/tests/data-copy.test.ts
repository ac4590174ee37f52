import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { excerpts } from "../src/main/data-exports/excerpts-store.ts";
import { bothDatabases } from "./databases.ts";
import { seedBranches } from "./people.ts";
import { personInEveryTable } from "./person-in-every-table.ts";
import { type Person, testServer } from "./server.ts";

/** The tables that record which migrations have run. */
const bookkeeping = ["kysely_migration", "kysely_migration_lock"];

/** The columns by which a table belongs to an account, rather than naming somebody who acted. */
const ownAccount = /^(users\.id|(sessions|known_devices|notifications|messages)\.user_id)$/;

type Copy = Readonly<Record<string, Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[]>>;

bothDatabases((database) => {
  const server = testServer(database);
  let owner: Person;
  let columns: readonly { table: string; column: string; names_account: boolean }[];
  let copy: Copy;
  let text: string;

  beforeAll(async () => {
    const branch = (await seedBranches(server())).accra;
    const officer = await server().person({ role: "officer", branch_id: branch });
    owner = await personInEveryTable({ server: server(), officer, branch });
    text = await (await owner.kwan.users.downloadMyData()).text();
    copy = JSON.parse(text);
    const { rows } = await sql<(typeof columns)[number]>`
      select pg_class.relname as table, attname as column, exists (
        select from pg_constraint where conrelid = pg_class.oid and confrelid = 'users'::regclass
          and contype = 'f' and attnum = any (conkey)) as names_account
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`.execute(
      server().db.kysely,
    );
    columns = rows;
  });

  /** Returns what the copy says about a table, or undefined if the table is not in it. */
  const excerptOf = (table: string) => {
    const excerpt = excerpts[table as keyof typeof excerpts];
    return excerpt && "as" in excerpt ? excerpt : undefined;
  };
  const isIn = (column: string, list: object | undefined): boolean =>
    list !== undefined && (Array.isArray(list) ? list.includes(column) : column in list);

  describe("the copy of a person's data [R-ADD-11]", () => {
    it("decides about every table, and says why one is not in it", () => {
      const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => !bookkeeping.includes(table));
      expect(tables.toSorted()).toEqual(Object.keys(excerpts).toSorted());
      for (const excerpt of Object.values(excerpts)) if ("without" in excerpt) expect(excerpt.without).toMatch(/\w{3}/);
      const ofSomebody = columns.filter(({ column }) => /^(driver|application|invoice|share)_id$/.test(column));
      const missing = ofSomebody.filter(({ table }) => !bookkeeping.includes(table) && !excerptOf(table));
      // Anybody can cite the number of somebody else's application in a question.
      expect(missing.map(({ table }) => table)).toEqual(["audit", "enquiries"]);
    });

    it("has every column of these tables, except those that are left out with a reason", () => {
      for (const { table, column } of columns) {
        const excerpt = excerptOf(table);
        if (!excerpt) continue;
        const [row] = [copy[excerpt.as] ?? []].flat();
        expect(row, table).toBeDefined();
        expect(isIn(column, row) || isIn(column, excerpt.leftOut), `${table}.${column}`).toBe(true);
      }
    });

    it("says who acted by role and branch: every column that names an account is declared", () => {
      const named = columns.filter(
        ({ table, column, names_account }) =>
          excerptOf(table) &&
          !ownAccount.test(`${table}.${column}`) &&
          (names_account || /_by$|^(actor|author|account)_id$/.test(column)),
      );
      expect(named.length).toBeGreaterThan(15);
      // Whoever looks at a shared licence has no account.
      for (const { table, column } of named)
        if (column !== "checked_by")
          expect(
            isIn(column, excerptOf(table)?.people) || isIn(column, excerptOf(table)?.leftOut),
            `${table}.${column}`,
          ).toBe(true);
      expect(copy.staff_notes).toMatchObject([{ author_id: { role: "officer", branch: expect.any(String) } }]);
      expect(copy.licence_claims).toMatchObject([{ account_id: "you" }]);
    });

    it("names no other account, and has no secret", async () => {
      const others = await server()
        .db.kysely.selectFrom("users")
        .select(["id", "username"])
        .where("id", "<>", owner.id)
        .execute();
      expect(others.length).toBeGreaterThan(1);
      for (const { id, username } of others) for (const name of [id, username]) expect(text).not.toContain(name);
      for (const key of ["right_option", "argon2id", owner.token]) expect(text).not.toContain(key);
    });

    it("says where each uploaded file is, and the person can download it there", async () => {
      const [file] = [copy.documents ?? []].flat();
      const answer = await fetch(`${new URL(server().baseUrl).origin}${file?.file}`, {
        headers: { authorization: `Bearer ${owner.token}` },
      });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, file?.type]);
    });
  });
});
