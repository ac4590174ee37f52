import { existsSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { choosePlaces, mutationsOf, nameOf, placesOf, root } from "./places.ts";
import { isExcusedBy, type Result, report } from "./report.ts";
import { classes, type Row } from "./row.ts";
import { rows } from "./rows.ts";
import { survivors } from "./survivors.ts";
import { testsOf } from "./tests-of.ts";

const all = mutationsOf(rows);

describe("the mutations", () => {
  test("are enough, of every class, and each row takes as many as it says", () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    for (const name of classes) expect(all.filter((each) => each.class === name).length, name).toBeGreaterThan(5);
    for (const { name, take } of rows) {
      const taken = all.filter(({ row }) => row === name).length;
      if (take !== undefined) expect(taken, name).toBe(take);
    }
  });

  test("have different names", () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(new Set(all.map(({ text, file }) => `${file}\n${text}`)).size).toBe(all.length);
  });

  test.each(all.map((mutation) => [nameOf(mutation), mutation] as const))("%s", (_name, { file, text, was, is }) => {
    expect(is).not.toBe(was);
    // The text is still a valid program, so that a test fails because of what the program does.
    expect(() => stripTypeScriptTypes(text)).not.toThrow();
    const tests = testsOf(file);
    expect(tests).not.toEqual([]);
    for (const each of tests) expect(existsSync(join(root, each)), each).toBe(true);
  });

  test("that may survive exist, have a reason, and are at most one in twenty", () => {
    for (const excuse of survivors) {
      expect(all.filter((mutation) => isExcusedBy(mutation, excuse)).length, excuse.was).toBe(1);
      expect(excuse.reason.length).toBeGreaterThan(20);
    }
    expect(survivors.length).toBeLessThanOrEqual(all.length / 20);
  });
});

describe("a row of the table", () => {
  const row: Row = {
    name: "more is allowed",
    class: "limits",
    files: ["packages/domain/src/index.ts"],
    find: /\bmax: (\d+)/g,
    to: "max: 10 * $1",
    places: 1,
  };
  const source = (text: string) => new Map([["a.ts", text]]);

  test("replaces one place at a time, and nothing in comments", () => {
    const places = placesOf(row, source("// max: 1\nconst a = { max: 2 };\n  const b = { max: 2 };\n"));
    expect(places.map(({ line, was, is }) => [line, was, is])).toEqual([
      [2, "const a = { max: 2 };", "const a = { max: 10 * 2 };"],
      [3, "const b = { max: 2 };", "const b = { max: 10 * 2 };"],
    ]);
    expect(places[1]?.text).toBe("// max: 1\nconst a = { max: 2 };\n  const b = { max: 10 * 2 };\n");
  });

  test("leaves lines alone that it skips", () => {
    expect(placesOf({ ...row, skip: /const a/ }, source("const a = { max: 2 };"))).toEqual([]);
  });

  test("chooses the same places when other code is added", () => {
    const before = Array.from({ length: 9 }, (_, at) => `const a${at} = { max: ${at} };`);
    const namesIn = (lines: readonly string[]) =>
      choosePlaces({ ...row, take: 3 }, placesOf(row, source(lines.join("\n")))).map(nameOf);
    expect(namesIn(["const first = 1;", "", ...before])).toEqual(namesIn(before));
  });

  test("fails if the code has changed its form", () => {
    expect(() => mutationsOf([{ ...row, find: /no such text/g }])).toThrow(
      'The pattern "more is allowed" finds 0 places, and should find 1: adapt it to the code.',
    );
  });
});

describe("the report", () => {
  const result = (more: Partial<Result> = {}): Result => ({
    row: "nothing expires",
    class: "expiry",
    file: "a.ts",
    line: 1,
    was: "a < now",
    is: "a < 0",
    isCaught: true,
    isReached: true,
    by: "a.test.ts: a",
    proof: "",
    seconds: 1,
    ...more,
  });
  const survivor = result({ isCaught: false, by: undefined });
  const excuse = { row: survivor.row, file: survivor.file, was: "a < now" };
  const many = Array.from({ length: 40 }, () => result());
  const whole = { isWhole: true };
  const reason = "It is only shown to developers.";

  test("is good if everything is caught, or survives with a reason", () => {
    expect(report(many, [], whole).isGood).toBe(true);
    expect(report([...many, survivor], [{ ...excuse, reason }], whole).isGood).toBe(true);
    expect(report([...many, survivor], [{ ...excuse, reason }], whole).text).toContain(
      "expiry              41      40         1",
    );
  });

  test("is bad if something survives without a reason", () => {
    const { isGood, text } = report([...many, survivor], [], whole);
    expect(isGood).toBe(false);
    expect(text).toContain("survived: nothing expires\n  a.ts:1\n  - a < now\n  + a < 0");
  });

  test("is bad if a reason is not needed any more, or too many have one", () => {
    expect(report(many, [{ ...excuse, reason }], whole).isGood).toBe(false);
    expect(report([result(), survivor], [{ ...excuse, reason }], whole).isGood).toBe(false);
    expect(report([], [], whole).isGood).toBe(false);
  });
});
