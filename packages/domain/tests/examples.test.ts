// Runs every @example of the package. A comment after a value, such as `// "2026-03-01"`, says what it is.
import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contextOf } from "./examples-context.ts";

const src = join(import.meta.dirname, "../src");

interface Example {
  readonly file: string;
  readonly code: string;
}

const examplesIn = (file: string): Example[] =>
  [...readFileSync(join(src, file), "utf8").matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap(([comment]) =>
    comment
      .split("@example\n")
      .slice(1)
      .map((text) => ({
        file,
        code: text
          .replace(/\*\/$/, "")
          .replaceAll(/^ *\* ?/gm, "")
          .trim(),
      })),
  );

const examples = globSync("**/*.ts", { cwd: src, exclude: ["catalogues/**", "**/*.test.ts"] })
  .toSorted()
  .flatMap(examplesIn);

const modules = await Promise.all(
  ["index", "kinds", "decisions", "imports", "phone", "countries", "dates", "profiles", "numbers", "oversight"]
    .concat(["places", "sessions", "tasks", "language"])
    .map((name) => import(`../src/${name}.ts`)),
);

/** Writes a value as the comments write it. */
function written(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value !== "object" || value === null) return String(value);
  const fields = Object.entries(value).map(
    ([name, field]) => `${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${written(field)}`,
  );
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a value is what a comment says: exactly, but for `…` or `...`, and followed by nothing or by an explanation. */
function isAsWritten(value: unknown, comment: string): boolean {
  const text = written(value);
  const expected = comment.replaceAll(/(?<=\d)_(?=\d)/g, "");
  if (/^(about|one|such as) /.test(expected)) return true;
  const explained = expected.startsWith(text) && /^(?:$|[,:] | )/.test(expected.slice(text.length));
  const pattern = expected
    .split(/…|\.\.\./)
    .map(escaped)
    .join("[\\s\\S]*");
  return explained || new RegExp(`^${pattern}$`).test(text);
}

const line = /^(?<value>(?!(?:const|for|import|\/\/)\b)\S.*);(?: \/\/ (?<comment>.*))?$/;

/** Returns the values of an example that have a comment, with their comments. */
function valuesOf({ code }: Example, names: Readonly<Record<string, unknown>>): [value: unknown, comment: string][] {
  const lines = code.replace(/;\n\/\/ /, "; // ").split("\n");
  const shown = lines.map((text) => {
    const { value, comment } = line.exec(text)?.groups ?? {};
    return value && comment ? `values.push([(${value}), ${JSON.stringify(comment)}]);` : text;
  });
  const values: [unknown, string][] = [];
  const script = stripTypeScriptTypes(shown.join("\n"));
  const run = runInThisContext(`(function ({ ${Object.keys(names).join(", ")} }, values) {{\n${script}\n}})`);
  run(names, values);
  return values;
}

test("there are examples", () => {
  expect(examples.length).toBeGreaterThan(150);
});

test.each(examples.map((example) => [`${example.file}: ${example.code}`, example] as const))(
  "%s",
  async (_, example) => {
    const names = {
      ...Object.assign({}, ...modules),
      ...(await import(`../src/${example.file}`)),
      z,
      ...contextOf(example.file),
    };
    for (const [value, comment] of valuesOf(example, names))
      expect(isAsWritten(value, comment), `${written(value)} is not ${comment}`).toBe(true);
  },
);
