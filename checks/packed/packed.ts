// Packs the package in the current folder as for publishing, into .packed/, and checks the result. publint checks its
// manifest and files, attw checks its types for each kind of importer, and manifest.ts what the two do not ask
// for. api-report.ts compares its public types with the report in the repository and with the latest release.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { checkApi } from "./api-report.ts";
import { manifestFaults } from "./manifest.ts";

const tarball = resolve(".packed/package.tgz");

const { exports = {} }: { exports?: Record<string, unknown> } = JSON.parse(readFileSync("package.json", "utf8"));
const withoutTypes = Object.keys(exports).filter((entry) => /\.(json|css)$/.test(entry));

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status === 0) return stdout;
  console.error(`${command} ${args.join(" ")} ended with ${status}:\n${stdout}${stderr}`);
  process.exit(1);
}

rmSync(".packed", { recursive: true, force: true });
mkdirSync(".packed");
run("pnpm", "pack", "--out", tarball);
run("publint", "run", tarball, "--strict");
run("attw", tarball, "--profile", "esm-only", "--no-emoji", "--exclude-entrypoints", ...withoutTypes);
const faults = manifestFaults(run("tar", "--extract", "--to-stdout", "--file", tarball, "package/package.json"));
if (faults.length > 0) {
  console.error(`The packed manifest is not complete: ${faults.join(", ")}.`);
  process.exit(1);
}
const apiFault = checkApi(process.cwd(), resolve(import.meta.dirname, "../.."));
if (apiFault) {
  console.error(apiFault);
  process.exit(1);
}
console.log("packs, and publint and attw have nothing against it");
