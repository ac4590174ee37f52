import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { watchedTables } from "../src/office/tasks/watched-tables.ts";
import { owners, writesMany } from "./table-owners.ts";

const source = new URL("../src/", import.meta.url).pathname;
const sources = globSync("**/*.ts", { cwd: source }).map(
  (path) => [path, readFileSync(`${source}${path}`, "utf8")] as const,
);
const makesStatements = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
const writes = [
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:"(\w+)")?/g,
  /\b(?:insert into|delete from|merge into|truncate)\s+(\w+)?/g,
  /\bupdate\s+(?:(\w+)|\$\{[^}]*\})(?:\s+(?:as\s+)?\w+)?\s+set\b/g,
];

/** Returns the tables that a source file writes to. A table that is not named in the statement is "a variable". */
const writtenIn = (text: string): string[] =>
  writes.flatMap((write) => [...text.matchAll(write)].map(([, table]) => table ?? "a variable"));

/** Returns the tables that a source file writes to although another file owns them. */
const strangersIn = (path: string, text: string): string[] =>
  writtenIn(text).filter((table) => owners.get(table) !== path);

it("only stores, the folder db and the seed contain database statements", () => {
  const others = sources.filter(
    ([path]) => !/^(platform\/db|main\/seed)\//.test(path) && !/(^|[/-])store\.ts$/.test(path),
  );
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter(([, text]) => makesStatements.test(text)).map(([path]) => path)).toEqual([]);
});

it("routes leave everything that is audited to commands", () => {
  const routes = sources.filter(([path]) => /(^|[/-])routes\.ts$/.test(path));
  expect(routes.length).toBeGreaterThan(25);
  expect(routes.filter(([, text]) => text.includes("audit/append.ts")).map(([path]) => path)).toEqual([]);
});

it("each table is only written by the file that owns it", () => {
  const writers = sources.filter(([path]) => ![...writesMany.keys()].some((many) => path.startsWith(many)));
  expect(writers.flatMap(([path, text]) => strangersIn(path, text).map((table) => `${path}: ${table}`))).toEqual([]);
});

it("each owner of a table writes to it, and each exception is needed", () => {
  const writers = new Map(sources.map(([path, text]) => [path, writtenIn(text)]));
  const idle = [...owners].filter(([table, path]) => !writers.get(path)?.includes(table));
  // A trigger writes the first, so that no way of making an administrator is forgotten. A migration writes the only row of the other.
  expect(idle.map(([table]) => table)).toEqual(["second_administrator", "notice_boards"]);
  const strangers = sources.filter(([path, text]) => strangersIn(path, text).length > 0).map(([path]) => path);
  expect([...writesMany.keys()].filter((many) => !strangers.some((path) => path.startsWith(many)))).toEqual([]);
});

it("a change on which tasks depend is not written in SQL, because a transaction cannot read SQL", () => {
  const inSql = /(?:insert into|update|delete from|merge into)\s+(\w+)/g;
  const violations = sources
    .filter(([path]) => ![...writesMany.keys()].some((many) => path.startsWith(many)))
    .flatMap(([path, text]) => [...text.matchAll(inSql)].map(([, table = ""]) => `${path}: ${table}`))
    .filter((each) => (each.split(": ")[1] ?? "") in watchedTables);
  // People on an imported register have no identity number yet, so there is nothing to verify.
  expect(violations).toEqual(["people/drivers/store.ts: drivers"]);
});

it.each([
  'db.insertInto("drivers").values(row)',
  'tx.updateTable(\n  "services")',
  "tx.deleteFrom(table)",
  "sql`delete from payments where true`",
  `sql\`delete from \${sql.table(table)}\``,
  "sql`update services set status = 'draft'`",
  "sql`with moved as (\n  update services\n  as s set status = 'draft' returning id)`",
  "sql`update services s set status = 'draft'`",
  `sql\`update \${sql.table(table)} set version = 1\``,
])("detects a write to another file's table: %s", (statement) => {
  expect(strangersIn("people/branches/store.ts", statement)).toHaveLength(1);
});

it.each(["on conflict (id) do update set name = excluded.name", "select 1 from drivers for update"])(
  "does not take this for a write of its own: %s",
  (statement) => {
    expect(writtenIn(statement)).toEqual([]);
  },
);
