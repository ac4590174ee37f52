import { expect, test } from "vitest";
import { shouldIgnore } from "./ignore-texts.ts";
import { type Change, scoreOf } from "./score.ts";

const change = (status: string, more: Partial<Change> = {}): Change => ({
  ...{ file: "a.ts", line: 1, code: "if (a) b();", replacement: "false", status },
  ...more,
});

test("the score is the share of changes that a test noticed", () => {
  const changes = ["Killed", "Timeout", "RuntimeError", "Survived", "NoCoverage", "Ignored", "CompileError"].map(
    (each) => change(each),
  );
  expect(scoreOf(changes, [])).toMatchObject({ score: 60, counted: 5, survived: [changes[3], changes[4]] });
  expect(scoreOf([change("Killed"), change("Killed"), change("Survived")], []).score).toBe(66);
});

test("a change with a reason does not count, but others in its file do", () => {
  const others = [change("Survived", { replacement: "true" }), change("Survived", { code: "if (c) b();" })];
  const changes = [change("Killed"), change("Survived"), ...others];
  const harmless = [{ file: "a.ts", was: "if (a)", is: "false", reason: "Nobody can see it." }];
  expect(scoreOf(changes, harmless)).toMatchObject({ score: 33, survived: others });
});

test("texts and lines of the log are left out, and nothing else", () => {
  const call = (object: object) => ({ type: "CallExpression", callee: { type: "MemberExpression", object } });
  const ignored = (node: object, parent?: object) =>
    shouldIgnore({ node: { type: "", ...node }, parent: parent && { type: "", ...parent } }) !== undefined;
  const noun = { type: "StringLiteral" };
  expect(ignored(call({ type: "Identifier", name: "m" }))).toBe(true);
  expect(ignored(call({ type: "MemberExpression", property: { type: "Identifier", name: "log" } }))).toBe(true);
  expect(ignored({ type: "ObjectProperty", key: { type: "Identifier", name: "words" } })).toBe(true);
  expect(ignored(noun, { type: "CallExpression", callee: { name: "orNotFound" } })).toBe(true);
  expect(ignored(noun, { type: "CallExpression", callee: { name: "invalidField" } })).toBe(false);
  expect(ignored(call({ type: "Identifier", name: "tx" }))).toBe(false);
  expect(ignored({ type: "ObjectProperty", key: { type: "Identifier", name: "action" } })).toBe(false);
});
