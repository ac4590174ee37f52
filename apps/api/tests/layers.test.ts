import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { owners } from "./table-owners.ts";

const source = new URL("../src/", import.meta.url).pathname;
const sources = globSync("**/*.ts", { cwd: source }).map(
  (path) => [path, readFileSync(`${source}${path}`, "utf8")] as const,
);
/**
 * The folders that can write to any table: the seed, the migrations, and the jobs, whose retention rules name the
 * tables that they delete from.
 */
const writesAnything = /^(seed\/|db\/migrations\/|jobs\/)/;

const makesStatements = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
const written =
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:"(\w+)"|(\w+))|(?:insert into|delete from) (\w+)/g;

/** Returns the tables that a source file writes to although they belong to another folder. */
function strangersIn(path: string, text: string): string[] {
  const folder = path.split("/")[0];
  return [...text.matchAll(written)]
    .map(([, quoted, variable, sql]) => quoted ?? variable ?? sql ?? "")
    .filter((table) => owners.get(table) !== folder);
}

it("only stores, the folder db and the seed contain database statements", () => {
  const others = sources.filter(([path]) => !/^(db|seed)\//.test(path) && !/(^|[/-])store\.ts$/.test(path));
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter(([, text]) => makesStatements.test(text)).map(([path]) => path)).toEqual([]);
});

it("routes leave everything that is audited to commands", () => {
  const routes = sources.filter(([path]) => /(^|[/-])routes\.ts$/.test(path));
  expect(routes.length).toBeGreaterThan(25);
  expect(routes.filter(([, text]) => text.includes("audit/append.ts")).map(([path]) => path)).toEqual([]);
});

it("each table is only written by the folder that owns it", () => {
  const writers = sources.filter(([path]) => !writesAnything.test(path));
  expect(writers.flatMap(([path, text]) => strangersIn(path, text).map((table) => `${path}: ${table}`))).toEqual([]);
});

it.each([
  'db.insertInto("drivers").values(row)',
  'tx.updateTable(\n  "services")',
  "tx.deleteFrom(table)",
  "sql`delete from payments where true`",
])("detects a write to another folder's table: %s", (statement) => {
  expect(strangersIn("branches/store.ts", statement)).toHaveLength(1);
});
