// Breaks the styles and the markup of the kit, several components at a time, and runs what should notice: the unit tests, the
// house rules, the stories, the pictures in every mode and the emulated tests. A component is caught if a test of its own
// fails. Fails if more than one mutation in twenty survives.
//
//   node checks/mutate/kit.ts            everything
//   node checks/mutate/kit.ts print      only mutations whose class, row or file matches the pattern
//
// The files are changed on disk, because stylesheets are compiled from there. They are restored at the end, and also at
// the next start if this command was killed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { directionFaults } from "../house/directions.ts";
import { kitClasses, kitRows } from "./kit-rows.ts";
import { choosePlaces, type Mutation, placesOf, root, sourcesOf } from "./places.ts";

type KitMutation = Mutation & { readonly of: (typeof kitClasses)[number] };

const results = join(root, ".results");
const journal = join(results, "kit-before.json");
const report = join(results, "kit-tests.json");

/** Components whose tests also show files that have none of their own. */
const testsOf: Readonly<Record<string, readonly string[]>> = {
  choice: ["checkbox", "checkbox-group", "radio-group"],
  field: ["field", "text-input", "text-area"],
  icon: ["icon", "tag", "banner", "filter-bar"],
  fieldset: ["fieldset", "date-input"],
  popover: ["menu"],
};
const foldersOf = (file: string): readonly string[] => {
  const folder = basename(dirname(file));
  return testsOf[folder] ?? [folder];
};

function restore(): void {
  if (!existsSync(journal)) return;
  const before = JSON.parse(readFileSync(journal, "utf8")) as Record<string, string>;
  for (const [file, text] of Object.entries(before)) writeFileSync(join(root, file), text);
  rmSync(journal);
}

function apply(batch: readonly KitMutation[]): void {
  mkdirSync(results, { recursive: true });
  const before = batch.map(({ file }) => [file, readFileSync(join(root, file), "utf8")]);
  writeFileSync(journal, JSON.stringify(Object.fromEntries(before)));
  for (const { file, text } of batch) writeFileSync(join(root, file), text);
}

interface Tests {
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Runs tests. Returns the failures, each as the path of its file and its name. */
function failures(folder: string, ...args: string[]): [file: string, test: string][] {
  rmSync(report, { force: true });
  const output = ["--reporter=json", `--outputFile=${report}`];
  spawnSync("vitest", ["run", ...args, ...output], { cwd: join(root, folder), env: { ...process.env, LONG: "1" } });
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Tests;
  return testResults.flatMap(({ name, message, assertionResults }) => [
    ...assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }): [string, string] => [name, fullName]),
    ...(message && assertionResults.length === 0 ? [[name, message] as [string, string]] : []),
  ]);
}

/** Returns what has noticed each mutation of a batch. */
function noticed(batch: readonly KitMutation[]): (string | undefined)[] {
  const folders = [...new Set(batch.flatMap(({ file }) => foldersOf(file)))];
  const hasThemes = folders.includes("theme");
  const paths = folders.filter((folder) => folder !== "theme").map((folder) => `ui/src/${folder}/`);
  const failed = [
    ...(hasThemes ? failures("packages/ui", "src/theme") : []),
    ...(paths.length > 0 ? failures("apps/storybook", "--project", "stories", "--project", "visual", ...paths) : []),
    ...(paths.length > 0 ? failures("apps/storybook", "--project", "hydration", "emulated") : []),
  ];
  return batch.map(({ file, text }) => {
    const [fault] = directionFaults(new Map([[file, text]]));
    if (fault) return `house: ${fault.says}`;
    const component = basename(file).split(".")[0] ?? "";
    const isOwn = ([path, test]: [string, string]) =>
      foldersOf(file).some((folder) => path.includes(`/src/${folder}/`)) || test.includes(`${component},`);
    const own = failed.find(isOwn);
    return own && `${basename(own[0])}: ${own[1]}`;
  });
}

/** Puts mutations of different components into one batch. */
function batchesOf(mutations: readonly KitMutation[]): KitMutation[][] {
  const batches: KitMutation[][] = [];
  for (const mutation of mutations) {
    const isFree = (batch: KitMutation[]) =>
      batch.every(({ file }) => !foldersOf(file).some((folder) => foldersOf(mutation.file).includes(folder)));
    const batch = batches.find(isFree);
    if (batch) batch.push(mutation);
    else batches.push([mutation]);
  }
  return batches;
}

restore();
const filter = new RegExp(process.argv[2] ?? "");
const all = kitRows.flatMap(({ of, ...row }): KitMutation[] => {
  const places = placesOf({ ...row, class: "boundaries" }, sourcesOf(row));
  if (places.length < (row.places ?? 1)) throw new Error(`"${row.name}" finds ${places.length} places: adapt it.`);
  return choosePlaces({ ...row, class: "boundaries" }, places).map((place) => ({ ...place, of }));
});
const chosen = all.filter(({ of, row, file }) => filter.test(`${of} ${row} ${file}`));
const batches = batchesOf(chosen);
console.log(`${chosen.length} mutations of the kit, in ${batches.length} batches.`);
const survivors: KitMutation[] = [];
process.on("SIGINT", () => process.exit(1));
process.on("exit", restore);
for (const batch of batches) {
  apply(batch);
  const by = noticed(batch);
  restore();
  for (const [at, mutation] of batch.entries()) {
    console.log(
      `${by[at] ? "caught  " : "SURVIVED"} ${mutation.of}: ${mutation.file}:${mutation.line}\n    ${by[at] ?? mutation.is}`,
    );
    if (!by[at]) survivors.push(mutation);
  }
}
for (const of of kitClasses) {
  const count = (list: readonly KitMutation[]) => list.filter((each) => each.of === of).length;
  console.log(`${of.padEnd(16)} ${String(count(chosen)).padStart(4)} ${String(count(survivors)).padStart(4)} survived`);
}
console.log(`all              ${String(chosen.length).padStart(4)} ${String(survivors.length).padStart(4)} survived`);
process.exitCode = survivors.length * 20 > chosen.length ? 1 : 0;
