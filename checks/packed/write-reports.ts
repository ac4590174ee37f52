// Writes the report of the public types of every published package: `pnpm api`.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { apiReport, reportFile } from "./api-report.ts";

const root = resolve(import.meta.dirname, "../..");
for (const path of globSync("packages/*/package.json", { cwd: root })) {
  const folder = join(root, dirname(path));
  if (JSON.parse(readFileSync(join(root, path), "utf8")).private) continue;
  writeFileSync(reportFile(folder), apiReport(folder));
  console.log(`${reportFile(folder)} is written`);
}
