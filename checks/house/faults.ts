import { isDataTable, isGenerated } from "./kinds-of-files.ts";

/** A violation: the rule, the location, and how to fix it. */
export type Fault = { rule: string; path: string; says: string };

/** The files in the repository: their contents, keyed by path from the root, with forward slashes. */
export type House = ReadonlyMap<string, string>;

const fault = (rule: string, path: string, says: string): Fault => ({ rule, path, says });
const files = (house: House, pattern: RegExp) => [...house].filter(([path]) => pattern.test(path));
const code = /\.(ts|tsx|mjs|js|css)$/;

/**
 * Checks that no file is too long: at most 250 lines, or 400 for a table of data or test cases. Generated files do not
 * count.
 */
function lengths(house: House): Fault[] {
  return files(house, code).flatMap(([path, text]) => {
    const lines = text.trimEnd().split("\n").length;
    const max = isDataTable(path) ? 400 : 250;
    if (lines <= max || isGenerated(path, text)) return [];
    return fault("file-length", path, `has ${lines} lines, but the limit is ${max}: split it by subject.`);
  });
}

const bags = /^(utils?|helpers?|common|misc|shared|lib)$/i;

/** The catalogue of texts that many features use, such as "Continue". */
const commonTexts = /\/messages\/[a-z]+\/common\.json$/;

/** Checks that no folder or file has a catch-all name, such as `utils`. */
function bagNames(house: House): Fault[] {
  return [...house.keys()].flatMap((path) => {
    if (commonTexts.test(path)) return [];
    const bag = path.split("/").find((part) => bags.test(part.split(".")[0] ?? ""));
    return bag
      ? fault("no-bags", path, `the name "${bag}" does not say what it contains: name it after what it does.`)
      : [];
  });
}

/** Checks that the names of files and folders are in kebab-case. The files of React components, and their guides, can be in PascalCase. */
function fileNames(house: House): Fault[] {
  return files(house, /^((packages|apps)\/[^/]+\/src|checks)\//).flatMap(([path]) => {
    const parts = path.split("/");
    const name = parts.pop() ?? "";
    const ofComponent = /^[A-Z][A-Za-z0-9]*((\.css|\.test|\.stories)?\.tsx?|\.mdx)$/;
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/;
    const named = kebab.test(name) || (ofComponent.test(name) && /\.(tsx|css\.ts|mdx)$/.test(name));
    if (named && parts.every((part) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part))) return [];
    return fault(
      "file-name",
      path,
      "is neither in kebab-case nor a component in PascalCase (.tsx, .css.ts, .mdx): rename it.",
    );
  });
}

/** The SPDX ID of the licence for copied data, by the name of the file that contains the licence. */
const licences: Record<string, string> = { "LICENSE-countries": "ODbL-1.0" };
const licenceOf = (path: string): string =>
  licences[path.split("/").at(-1) ?? ""] ?? "a licence that is not listed in checks/house";

/** Checks that every package has a README, a LICENSE, and the right licence in its manifest. */
function packagePapers(house: House): Fault[] {
  return files(house, /^packages\/[^/]+\/package\.json$/).flatMap(([path, text]) => {
    const folder = path.slice(0, -"/package.json".length);
    const missing = ["LICENSE", "README.md"].filter((name) => !house.has(`${folder}/${name}`));
    const faults = missing.map((name) => fault("package-documents", `${folder}/${name}`, "is missing: write it."));
    const others = [...house.keys()].filter((file) => file.startsWith(`${folder}/LICENSE-`)).map(licenceOf);
    const expected = ["MIT", ...others].join(" AND ");
    if (JSON.parse(text).license !== expected)
      faults.push(fault("package-documents", path, `needs "license": "${expected}".`));
    return faults;
  });
}

// The names contain escapes and brackets, so that this file does not match itself.
const registries = ["registry\\.npmjs", "registry\\.yarnpkg", "npm\\.jsr", "verdacc[i]o[.:]", "artifact[o]ry"];
const machines = ["home/[a-z]", "Users/[A-Za-z]", "root/", "work/", "tmp/[a-z]"];
const foreign = new RegExp(`(${registries.join("|")})|["'\`\\s(](/(${machines.join("|")}))`);

/** Checks that no file mentions the machine on which it was written, or that machine's package registry. */
function hosts(house: House): Fault[] {
  return [...house].flatMap(([path, text]) => {
    const [match] = foreign.exec(text) ?? [];
    if (match) return fault("no-hosts", path, `contains "${match.trim()}": remove the host or the path of a machine.`);
    if (path === "pnpm-lock.yaml" && /^\s*(tarball|registry):|[{ ]tarball:/m.test(text))
      return fault("no-hosts", path, "names a host for a package: install again without a tarball address.");
    return [];
  });
}

type Manifest = { private?: boolean; dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

/** Returns the names and versions in a catalog in pnpm-workspace.yaml whose entries have the given indentation. */
function entriesOf(workspace: string, heading: RegExp, indent: number): [name: string, version: string][] {
  const block = new RegExp(`${heading.source}\\n((?: {${indent}}.*\\n?|\\s*\\n)*)`, "m").exec(workspace)?.[1] ?? "";
  return [...block.matchAll(/^ +"?([^":\n]+)"?: *(.+)$/gm)].map(([, name = "", version = ""]) => [name, version]);
}

/** An exact version, of this package or of another one under its name. */
const exact = /^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-\S+)?$/;

/**
 * Checks that each dependency's version is written only once, as an exact version, in the catalog in
 * pnpm-workspace.yaml. The dependencies of published packages are ranges in the catalog `published`, because an exact
 * version would add a second copy to every app. A range of patches (~) has its reason beside it.
 */
function catalog(house: House): Fault[] {
  const workspace = house.get("pnpm-workspace.yaml") ?? "";
  const own = new Map(entriesOf(workspace, /^catalog:/, 2));
  const says = (name: string, version: string, advice: string) =>
    fault("exact-versions", "pnpm-workspace.yaml", `${name} is "${version}": ${advice}`);
  const inexact = [...own].filter(([, version]) => !exact.test(version));
  const narrow = entriesOf(workspace, /^ {2}published:/, 4).filter(
    ([name, version]) => !/^[~^]/.test(version) || (own.has(name) && version.slice(1) !== own.get(name)),
  );
  const strays = files(house, /(^|^(packages|apps)\/[^/]+\/)package\.json$/).flatMap(([path, text]) => {
    const manifest: Manifest = JSON.parse(text);
    const { dependencies = {}, devDependencies = {} } = manifest;
    const isPublished = path.startsWith("packages/") && !manifest.private;
    const forUsers = isPublished ? ["catalog:published", "workspace:^"] : ["catalog:", "workspace:*"];
    const isStray = (allowed: string[]) => (entry: [string, string]) => !allowed.includes(entry[1]);
    return [
      ...Object.entries(dependencies)
        .filter(isStray(forUsers))
        .map((entry) => [...entry, forUsers] as const),
      ...Object.entries(devDependencies)
        .filter(isStray(["catalog:", "workspace:*"]))
        .map((entry) => [...entry, ["catalog:", "workspace:*"]] as const),
    ].map(([name, version, allowed]) =>
      fault("catalog-only", path, `${name} is "${version}": write "${allowed.join('" or "')}".`),
    );
  });
  return [
    ...inexact.map(([name, version]) => says(name, version, "write one exact version.")),
    ...narrow.map(([name, version]) =>
      says(name, version, "write ^ or ~, and the exact version of the catalog above."),
    ),
    ...strays,
  ];
}

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;
const wordsOf = (text: string): string[] => text.replace(comments, "").match(/\w+/g) ?? [];

/**
 * Checks that each value that the domain exports is used by the product or by another rule, or is listed in the
 * package's README under "For other teams". A rule that no program uses can be wrong without anyone noticing.
 */
function rulesRun(house: House): Fault[] {
  const own = files(house, /^packages\/domain\/src\/.+\/.+(?<!\.test)\.ts$/).flatMap(([, text]) => wordsOf(text));
  const product =
    /^(apps\/[^/]+\/(src|worker)|packages\/(contract|sdk)\/src)\/(?!stories\/).+(?<!\.test|\.stories)\.tsx?$/;
  const used = new Set(files(house, product).flatMap(([, text]) => wordsOf(text)));
  const readme = house.get("packages/domain/README.md") ?? "";
  const forOthers = /## For other teams\n([\s\S]*?)(\n## |$)/.exec(readme)?.[1] ?? "";
  const documented = new Set([...forOthers.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name));
  const counts = new Map<string, number>();
  for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  return files(house, /^packages\/domain\/src\/[^/]+(?<!\.test)\.ts$/).flatMap(([path, text]) =>
    [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = ""]) =>
      names
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== "" && !name.startsWith("type "))
        .filter((name) => !used.has(name) && (counts.get(name) ?? 0) <= 1 && !documented.has(name))
        .map((name) =>
          fault(
            "rules-run",
            path,
            `exports ${name}, which nothing uses: use it, delete it, or name it under "For other teams".`,
          ),
        ),
    ),
  );
}

// Tabs and line ends are allowed.
const controlCharacter = /(?![\t\r])\p{Cc}/u;

/** Checks that no text contains a control character. Git and grep would treat the file as binary and skip it. */
function controlCharacters(house: House): Fault[] {
  return [...house].flatMap(([path, text]) => {
    const line = text.split("\n").findIndex((each) => controlCharacter.test(each)) + 1;
    return line > 0 ? fault("plain-text", path, `has a control character in line ${line}: delete it.`) : [];
  });
}

const rules = [lengths, bagNames, fileNames, packagePapers, hosts, catalog, rulesRun, controlCharacters];

/** Returns every violation of the written rules, in the order of the rules. */
export const faultsOf = (house: House): Fault[] => rules.flatMap((rule) => rule(house));
