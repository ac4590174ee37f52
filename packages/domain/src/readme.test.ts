import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execPath } from "node:process";
import { expect, test } from "vitest";

const home = join(import.meta.dirname, "..");
const folder = join(home, ".results", "readme");
const readme = readFileSync(join(home, "README.md"), "utf8");
const blocks = [...readme.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code = ""]) => code);

/** Lines such as `formatCedis(amount); // "GH₵420.00"`: an expression, and its value in a comment. */
const claim = /^(?!const |import )(.+); \/\/ (.+)$/gm;

/** Runs a program of Node in the package's folder, and returns what it wrote, whether or not it succeeded. */
function run(...program: string[]): string {
  try {
    return execFileSync(execPath, program, { cwd: home, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

test("every example of the README type-checks, and has the values that its comments say", () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = { extends: "../../tsconfig.json", include: ["example-*.ts"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const claims = blocks.flatMap((code) => [...code.matchAll(claim)].map(([, , value = ""]) => value));
  const files = blocks.map((code, index) => {
    writeFileSync(join(folder, `example-${index + 1}.ts`), code);
    const running = join(folder, `running-${index + 1}.ts`);
    writeFileSync(running, code.replace(claim, "console.log(JSON.stringify($1));"));
    return running;
  });
  expect(run(join(home, "node_modules", "typescript", "bin", "tsc"), "-p", folder)).toBe("");
  expect(files.map((file) => run("--conditions=source", file)).join("")).toBe(`${claims.join("\n")}\n`);
  expect(claims.length).toBeGreaterThan(5);
}, 60_000);
