import { sql } from "kysely";
import type { Person } from "../../platform/audit/subjects-store.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { AccountId } from "../../platform/ids.ts";
import { type Excerpt, excerpts } from "./excerpts-store.ts";

type Row = Readonly<Record<string, unknown>>;
type Rows = readonly Row[];

/** Returns everything that the tables contain about a person, by the name of each list in the copy. */
export async function excerptsAbout(db: Queries, person: Person): Promise<Readonly<Record<string, Rows>>> {
  const lists = await Promise.all(
    Object.entries(excerpts).flatMap(([table, excerpt]) =>
      "without" in excerpt ? [] : [rowsOf(db, person, table as keyof Tables, excerpt as Excerpt<never>)],
    ),
  );
  const roles = await rolesOf(
    db,
    lists.flatMap(({ rows, people }) => rows.flatMap((row) => people.map((column) => row[column] as AccountId | null))),
  );
  return Object.fromEntries(
    lists.map(({ as, rows, people }) => {
      const named = (row: Row) => people.map((column) => [column, nameOf(row[column], person, roles)] as const);
      return [as, rows.map((row) => ({ ...row, ...Object.fromEntries(named(row)) }))];
    }),
  );
}

async function rowsOf(db: Queries, person: Person, table: keyof Tables, excerpt: Excerpt<never>) {
  const { as, where, order, people = [], leftOut = {}, present = (row: Row) => row } = excerpt;
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${where(person)} order by ${sql.ref(order)}`.execute(db);
  const presented = (row: Row): Row =>
    Object.fromEntries(Object.entries(present(row as never)).filter(([column]) => !(column in leftOut)));
  return { as, people: people as readonly string[], rows: rows.map(presented) };
}

/** Who did something, without saying which member of staff it was. */
interface Role {
  readonly role: string;
  readonly branch: string | null;
}

async function rolesOf(db: Queries, ids: readonly (AccountId | null)[]): Promise<ReadonlyMap<string, Role>> {
  const named = [...new Set(ids.filter((id) => id !== null))];
  if (named.length === 0) return new Map();
  const users = await db
    .selectFrom("users")
    .leftJoin("branches", "branches.id", "users.branch_id")
    .select(["users.id", "users.role", "branches.name as branch"])
    .where("users.id", "in", named)
    .execute();
  return new Map(users.map(({ id, role, branch }) => [id, { role, branch }]));
}

function nameOf(id: unknown, person: Person, roles: ReadonlyMap<string, Role>): Role | "you" | null {
  if (id === null) return null;
  return id === person.account ? "you" : (roles.get(String(id)) ?? null);
}
