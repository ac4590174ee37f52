import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createKwan, memoryTokens } from "../src/index.ts";

const home = join(import.meta.dirname, "..");
const readme = readFileSync(join(home, "README.md"), "utf8");
const blocks = [...readme.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code = ""]) => code);

test("every example of the README type-checks", () => {
  const folder = join(home, ".results", "readme");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const declarations =
    'import type { Kwan } from "@kwan/sdk";\ndeclare global {\n  const kwan: Kwan;\n  const id: string;\n  const file: File;\n}\n';
  writeFileSync(join(folder, "declarations.ts"), declarations);
  for (const [index, code] of blocks.entries())
    writeFileSync(join(folder, `example-${index + 1}.ts`), `${code}\nexport {};\n`);
  const config = { extends: "../../tsconfig.json", compilerOptions: { noUnusedLocals: false }, include: ["."] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const tsc = join(home, "node_modules", "typescript", "bin", "tsc");
  let complaints = "";
  try {
    execFileSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" });
  } catch (error) {
    complaints = String((error as { stdout?: unknown }).stdout);
  }
  expect(complaints).toBe("");
  expect(blocks.length).toBeGreaterThan(6);
}, 60_000);

/** Returns the methods of each noun, as a table. */
function methodTable(): string {
  const kwan = createKwan({ baseUrl: "http://localhost/api", tokens: memoryTokens() });
  const rows = Object.entries(kwan).map(([noun, methods]) => {
    const names = Object.keys(methods as object).map((method) => `\`${method}\``);
    return `| \`${noun}\` | ${names.join(" ")} |\n`;
  });
  return `| noun | methods |\n|---|---|\n${rows.join("")}`;
}

// To update the table, run `vitest run tests/readme.test.ts --update`.
test("the README's table names every method", async () => {
  const written = readme.replace(/^\| noun \| methods \|\n(?:\|.*\n)+/m, methodTable());
  expect(written).toContain(methodTable());
  await expect(written).toMatchFileSnapshot("../README.md");
});
