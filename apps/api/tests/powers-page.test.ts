import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { calls } from "@kwan/contract";
import { decisionKinds } from "@kwan/domain/decisions";
import { actionPowers, decisionPower, type Power, powers, takesTwo } from "@kwan/domain/oversight";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { eachDatabase } from "./databases.ts";
import { testServer } from "./server.ts";

const path = fileURLToPath(new URL("../../../docs/security.md", import.meta.url));
const all = [...Object.values<Power>(powers), ...decisionKinds.map(decisionPower)];

const people = {
  one: "one",
  two: "two members of staff",
  filer_and_one: "the applicant and one officer",
  uninvolved_one: "one who took no part before",
} as const;
const grounds = { none: "nothing", reason: "a reason", coded: "a ground and a reason" } as const;

const header = ["What changes", "People", "Evidence", "They say", "The person reads", "How it is undone"];
const rowOf = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const tableOf = (some: readonly Power[]): string =>
  [
    rowOf(header),
    `|${header.map(() => "---").join("|")}|`,
    ...some.map((power) =>
      rowOf([
        power.changes,
        people[power.people],
        power.evidence ?? "none",
        grounds[power.ground],
        power.told ?? "nothing",
        power.undone,
      ]),
    ),
  ].join("\n");

/** Returns the page with the tables as the powers are now. */
function withTables(page: string): string {
  const tables = [tableOf(all.filter(takesTwo)), tableOf(all.filter((power) => !takesTwo(power)))];
  return page.replace(/^\| What changes \|.*\n(?:\|.*\n)*/gm, () => `${tables.shift()}\n`);
}

describe("the powers of staff [R-AUT-19]", () => {
  it("are in the tables of the page about security (run this test with --update to write them)", async () => {
    const page = readFileSync(path, "utf8");
    expect(page.match(/^\| What changes \|/gm)).toHaveLength(2);
    await expect(withTables(page)).toMatchFileSnapshot(path);
  });

  it("are each used by a call or an action", () => {
    const used = new Set<string | null | undefined>([
      ...calls.map(({ power }) => power),
      ...Object.values(actionPowers),
    ]);
    expect(Object.keys(powers).filter((name) => !used.has(name))).toEqual([]);
  });
});

eachDatabase((database) => {
  const server = testServer(database);
  it("the columns that powers write exist [R-AUT-19]", async () => {
    const { kysely } = server().db;
    const { rows } = await sql<{ table_name: string; column_name: string }>`select table_name, column_name
      from information_schema.columns where table_schema = 'public'`.execute(kysely);
    const columns = new Set(rows.flatMap((row) => [row.table_name, `${row.table_name}.${row.column_name}`]));
    const named = all.flatMap(({ writes, narrows, follows }) => [...writes, ...narrows, ...follows]);
    expect(named.filter((key) => !columns.has(key.replace(/[+-]$/, "")))).toEqual([]);
  });
});
