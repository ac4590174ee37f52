import { spawn } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** The tools that other teams use with the packages: compilers, a bundler, and runtimes. */
const tools = [
  "ts59@npm:typescript@5.9.3",
  "ts60@npm:typescript@6.0.3",
  "ts70@npm:typescript@7.0.2",
  "vite@8.3.8",
  "node22@npm:node@22.23.3",
  "deno@2.9.6",
  "bun@1.4.5",
];

/** The packages' optional peer dependencies, so that every entry can be imported. */
const peers = [
  "@tanstack/react-query@5.108.0",
  "@types/react@19.3.0",
  "@types/react-dom@19.3.0",
  "msw@3.0.5",
  "react@19.3.1",
  "react-dom@19.3.1",
];

export type Ended = { status: number | null; output: string };

/** Runs a command in a folder, and returns its output and exit status. */
export function run(
  folder: string,
  command: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise((end, fail) => {
    const env = {
      ...process.env,
      ...settings,
      DENO_NO_UPDATE_CHECK: "1",
      DENO_DIR: join(folder, ".deno"),
      NO_COLOR: "1",
    };
    const child = spawn(command, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (text: Buffer) => {
      output += text;
    });
    child.stderr.on("data", (text: Buffer) => {
      output += text;
    });
    child.on("error", fail);
    child.on("close", (status) => end({ status, output }));
  });
}

/** Installs packages with plain npm. */
export async function install(folder: string, packages: readonly string[]): Promise<void> {
  const options = ["--prefer-offline", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
  const installed = await run(folder, "npm", ["install", ...options, ...packages]);
  if (installed.status !== 0) throw new Error(`npm could not install the packages:\n${installed.output}`);
}

/** Returns a program that imports every entry of the installed packages. */
function importOfEveryEntry(folder: string): string {
  const entries = globSync("node_modules/@kwan/*/package.json", { cwd: folder }).flatMap((path) => {
    const { name, exports }: { name: string; exports: object } = JSON.parse(readFileSync(join(folder, path), "utf8"));
    const modules = Object.keys(exports).filter((entry) => !/\.(json|css)$/.test(entry));
    return modules.map((entry) => name + entry.slice(1));
  });
  const imports = entries.map((entry, at) => `import * as entry${at} from ${JSON.stringify(entry)};`);
  const names = entries.map((_, at) => `entry${at}`).join(", ");
  // msw keeps Deno running after the last line, so the program exits explicitly.
  const end = "(globalThis as { Deno?: { exit(code: number): never } }).Deno?.exit(0);";
  return `${imports.join("\n")}\nif ([${names}].every((entry) => typeof entry === "object")) console.log("every entry is there");\n${end}\n`;
}

/**
 * Installs the packed packages and the tools with plain npm into a temporary folder outside the checkout, and copies
 * the snippets there.
 */
export async function throwAwayProject(baseUrl: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "kwan-consumer-"));
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  write("package.json", JSON.stringify({ name: "consumer", private: true, type: "module" }));
  const tarballs = globSync("packages/*/.packed/package.tgz", { cwd: root }).map((path) => join(root, path));
  if (tarballs.length === 0) throw new Error("The packages are not packed. Run `pnpm exec turbo run packed` first.");
  await install(folder, [...tarballs, ...tools, ...peers]);

  cpSync(join(root, "checks/consumers/snippets"), folder, { recursive: true });
  write("every-entry.ts", importOfEveryEntry(folder));
  write("base-url.ts", `export const baseUrl: string = ${JSON.stringify(baseUrl)};\n`);
  const strict = JSON.parse(readFileSync(join(root, "checks/consumers/tsconfig.consumer.json"), "utf8"));
  for (const [moduleResolution, module] of Object.entries({ bundler: "esnext", nodenext: "nodenext" })) {
    const compilerOptions = { ...strict.compilerOptions, module, moduleResolution };
    write(`tsconfig.${moduleResolution}.json`, JSON.stringify({ ...strict, compilerOptions }));
  }
  return folder;
}
