import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { expect, test } from "vitest";
import { builtPortal as built } from "./server.ts";

const scripts = ["sw.js", ...readdirSync(join(built, "assets")).map((name) => `assets/${name}`)]
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, text: readFileSync(join(built, name), "utf8") }));

test("the built files use no function that the oldest browsers lack", () => {
  // ky uses AbortSignal.any, which @kwan/sdk/older-browsers adds. The test in Chromium 90 shows that this works.
  const newer = /AbortSignal\.timeout|withResolvers|structuredClone|groupBy\(|\.fromAsync|Promise\.try|Iterator\./g;
  const uses = scripts.flatMap(({ name, text }) => [...text.matchAll(newer)].map(([each]) => `${name}: ${each}`));
  expect(uses).toEqual([]);
});

test("the built files use no syntax that the oldest browsers lack", () => {
  // If esbuild has to rewrite a script for these browsers, the script uses syntax that they lack. esbuild wrongly
  // assumes that some of them do not support \p{} in regular expressions.
  const target = ["chrome90", "firefox100", "safari15.4"];
  const supported = { "regexp-unicode-property-escapes": true };
  const isNewer = (text: string) =>
    transformSync(text, { target, supported, logLevel: "silent" }).code !==
    transformSync(text, { target: "esnext" }).code;
  expect(isNewer("class A { static { A.b = 1 } }")).toBe(true);
  expect(isNewer("/(?<=a)b/.test(c)")).toBe(true);
  expect(scripts.filter(({ text }) => isNewer(text)).map(({ name }) => name)).toEqual([]);
});
