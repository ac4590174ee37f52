// Reads every file that git tracks or would add, and reports violations of the written rules.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { cardFaults } from "./card.ts";
import { directionFaults } from "./directions.ts";
import { faultsOf } from "./faults.ts";
import { figureFaults } from "./figures.ts";
import { nameFaults } from "./names.ts";
import { notBuilt } from "./not-built.ts";
import { requirementFaults, requirementsInWords } from "./requirements.ts";
import { securityFaults } from "./security-page.ts";

const root = resolve(import.meta.dirname, "../..");
const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: root, encoding: "utf8" });
const paths = listed.split("\0").filter((path) => path && existsSync(join(root, path)));
const texts = paths.filter(
  (path) => statSync(join(root, path)).isFile() && !/\.(png|jpe?g|woff2?|pdf|ico|tgz)$/.test(path),
);

const house = new Map(texts.map((path) => [path, readFileSync(join(root, path), "utf8")]));
const faults = [
  ...faultsOf(house),
  ...cardFaults(house),
  ...requirementFaults(house, notBuilt),
  ...securityFaults(house),
  ...figureFaults(house),
  ...nameFaults(house),
  ...directionFaults(house),
];
for (const { rule, path, says } of faults) console.error(`${path} ${says} [${rule}]`);
console.log(requirementsInWords(house, notBuilt));
console.log(`${texts.length} files read, ${faults.length} violations of the house rules`);
process.exitCode = faults.length > 0 ? 1 : 0;
