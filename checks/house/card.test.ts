import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { cardFaults } from "./card.ts";

const readme = readFileSync(join(resolve(import.meta.dirname, "../.."), "README.md"), "utf8");

/** A repository that uses every library in the place that our README names. */
const obedient: Readonly<Record<string, string>> = {
  "README.md": readme,
  "package.json": '"packageManager": "pnpm@12.21.0", "test": "turbo run test"',
  "packages/ui/package.json": '"build": "tsup", "test": "vitest run"',
  "apps/storybook/package.json": '"build": "storybook build"',
  "packages/ui/src/Button.tsx": 'import { useId } from "react";\n',
  "packages/ui/src/Button.css.ts": 'import { style } from "@vanilla-extract/css";\n',
  "packages/ui/src/toast/Toaster.tsx": 'import * as Toast from "@radix-ui/react-toast";\n',
  "packages/contract/src/call.ts": 'import * as z from "zod/mini";\n',
  "packages/domain/src/phones/phone.ts": 'import { parse } from "libphonenumber-js/max";\n',
  "packages/domain/src/dates/dayjs.ts": 'import dayjs from "dayjs";\n',
  "packages/sdk/src/requests/transport.ts": 'import ky, { type Options } from "ky";\n',
  "packages/sdk/src/react-query/options.ts": 'import type { QueryKey } from "@tanstack/react-query";\n',
  "apps/portal/src/main.tsx":
    'import { createRoot } from "react-dom/client";\nimport { RouterProvider } from "react-router";\n',
};
const faultsWith = (changed: Readonly<Record<string, string>>) =>
  cardFaults(new Map(Object.entries({ ...obedient, ...changed }))).map(({ says }) => says);

test("accepts a repository in which every library does its work", () => {
  expect(faultsWith({})).toEqual([]);
});

test.each([
  ["ky", "packages/sdk/src/requests/transport.ts"],
  ["dayjs", "packages/domain/src/dates/dayjs.ts"],
  ["zod", "packages/contract/src/call.ts"],
  ["react-router", "apps/portal/src/main.tsx"],
])("catches %s that nothing in its place imports", (library, path) => {
  expect(faultsWith({ [path]: "export {};\n" })).toContainEqual(
    expect.stringContaining(`says that ${library} is used`),
  );
});

test("does not take a test, a story or a library with a longer name for the use", () => {
  const path = "packages/sdk/src/requests/transport";
  const use = obedient[`${path}.ts`] ?? "";
  expect(faultsWith({ [`${path}.ts`]: "", [`${path}.test.ts`]: use })).toHaveLength(1);
  expect(faultsWith({ [`${path}.ts`]: use.replace('"ky"', '"ky-universal"') })).toHaveLength(1);
  expect(faultsWith({ [`${path}.ts`]: "", "packages/sdk/bench/gets.ts": use })).toHaveLength(1);
});

test.each([
  ["turbo", { "package.json": '"packageManager": "pnpm@12.21.0", "test": "vitest run"' }],
  ["tsup", { "packages/ui/package.json": '"build": "vite build", "test": "vitest run"' }],
  ["vitest", { "packages/ui/package.json": '"build": "tsup", "test": "node --test"' }],
  ["storybook", { "apps/storybook/package.json": "" }],
  ["pnpm", { "package.json": '"packageManager": "npm@11", "test": "turbo run test"' }],
])("catches %s that no script runs", (tool, changed) => {
  expect(faultsWith(changed)).toEqual([`says that ${tool} is used, but no script runs it.`]);
});

test("catches a library that the README does not explain", () => {
  expect(faultsWith({ "README.md": readme.replace(/^\| `ky`.*\n/m, "") })).toEqual([
    "does not say what ky does here, and where: add it to the table of libraries.",
  ]);
});
