import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const source = new URL("../src/", import.meta.url).pathname;
const makesStatements = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;

it("only stores, the folder db and the seed make statements for the database", () => {
  const others = globSync("**/*.ts", { cwd: source }).filter(
    (path) => !/^(db|seed)\//.test(path) && !/(^|[/-])store\.ts$/.test(path),
  );
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter((path) => makesStatements.test(readFileSync(`${source}${path}`, "utf8")))).toEqual([]);
});
