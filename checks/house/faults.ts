import { isDataTable, isGenerated } from "./kinds-of-files.ts";

/** What is wrong, where, and how to mend it. */
export type Fault = { rule: string; path: string; says: string };

/** The files of the house: path from its root, with forward slashes, to text. */
export type House = ReadonlyMap<string, string>;

const fault = (rule: string, path: string, says: string): Fault => ({ rule, path, says });
const files = (house: House, pattern: RegExp) => [...house].filter(([path]) => pattern.test(path));
const code = /\.(ts|tsx|mjs|js|css)$/;

/** A file is read in one sitting: 250 lines at most, a table of data or of test cases 400. Generated files are not read. */
function lengths(house: House): Fault[] {
  return files(house, code).flatMap(([path, text]) => {
    const lines = text.trimEnd().split("\n").length;
    const most = isDataTable(path) ? 400 : 250;
    if (lines <= most || isGenerated(path, text)) return [];
    return fault("file-length", path, `has ${lines} lines, ${most} at most: split it by what its parts are about.`);
  });
}

const bags = /^(utils?|helpers?|common|misc|shared|lib)$/i;

/** A thing that is used twice has a name of its own: no folder or file is a bag. */
function bagNames(house: House): Fault[] {
  return [...house.keys()].flatMap((path) => {
    const bag = path.split("/").find((part) => bags.test(part.split(".")[0] ?? ""));
    return bag ? fault("no-bags", path, `"${bag}" says nothing of what is inside: name it by what it does.`) : [];
  });
}

/** A React component's files are named as its export, in PascalCase; all other files and folders are kebab-case. */
function fileNames(house: House): Fault[] {
  return files(house, /^((packages|apps)\/[^/]+\/src|checks)\//).flatMap(([path]) => {
    const parts = path.split("/");
    const name = parts.pop() ?? "";
    const ofComponent = /^[A-Z][A-Za-z0-9]*(\.css|\.test|\.stories)?\.tsx?$/;
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/;
    const named = kebab.test(name) || (ofComponent.test(name) && /\.(tsx|css\.ts)$/.test(name));
    if (named && parts.every((part) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part))) return [];
    return fault("file-name", path, "is neither kebab-case nor a component's PascalCase (.tsx, .css.ts): rename it.");
  });
}

/** Every package can be handed to a stranger: it says what it is and under which terms. */
function packagePapers(house: House): Fault[] {
  return files(house, /^packages\/[^/]+\/package\.json$/).flatMap(([path, text]) => {
    const folder = path.slice(0, -"/package.json".length);
    const missing = ["LICENSE", "README.md"].filter((paper) => !house.has(`${folder}/${paper}`));
    const faults = missing.map((paper) => fault("package-papers", `${folder}/${paper}`, "is missing: write it."));
    if (JSON.parse(text).license !== "MIT") faults.push(fault("package-papers", path, 'needs "license": "MIT".'));
    return faults;
  });
}

type Exports = Record<string, string | Record<string, string>>;

const withoutSource = (exports: Exports = {}) =>
  Object.entries(exports).map(([entry, target]) => {
    if (typeof target === "string") return [entry, target];
    const { source: _, ...published } = target;
    return [entry, published];
  });

/** What is published is what the workspace sees, without the sources: `publishConfig.exports` is `exports` less `source`. */
function publishedEntries(house: House): Fault[] {
  return files(house, /^packages\/[^/]+\/package\.json$/).flatMap(([path, text]) => {
    const { exports, publishConfig }: { exports?: Exports; publishConfig?: { exports?: Exports } } = JSON.parse(text);
    if (JSON.stringify(withoutSource(exports)) === JSON.stringify(Object.entries(publishConfig?.exports ?? {})))
      return [];
    return fault("published-entries", path, "publishes other entries than its exports: repeat them without source.");
  });
}

// Written in pieces, so that this file does not find itself.
const registries = ["registry\\.npmjs", "registry\\.yarnpkg", "npm\\.jsr", "verdaccio", "artifactory"];
const machines = ["home/[a-z]", "Users/[A-Za-z]", "root/", "work/", "tmp/[a-z]"];
const foreign = new RegExp(`(${registries.join("|")})|["'\`\\s(](/(${machines.join("|")}))`);

/** The tree says nothing of the machine it was written on or of where packages came from. */
function hosts(house: House): Fault[] {
  return [...house].flatMap(([path, text]) => {
    if (path.startsWith("checks/house/")) return [];
    const [found] = foreign.exec(text) ?? [];
    if (found) return fault("no-hosts", path, `holds "${found.trim()}": say it without a host or a machine's path.`);
    if (path === "pnpm-lock.yaml" && /^\s*(tarball|registry):|[{ ]tarball:/m.test(text))
      return fault("no-hosts", path, "names a host for a package: install again without a tarball address.");
    return [];
  });
}

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

/** Each version is written once, exactly, in the catalog of pnpm-workspace.yaml. */
function catalog(house: House): Fault[] {
  const workspace = house.get("pnpm-workspace.yaml") ?? "";
  const block = /^catalog:\n((?: {2}.*\n?|\s*\n)*)/m.exec(workspace)?.[1] ?? "";
  const ranges = [...block.matchAll(/^ {2}"?([^":]+)"?: *(.+)$/gm)].filter(
    ([, , v]) => !/^\d+\.\d+\.\d+(-\S+)?$/.test(v ?? ""),
  );
  const inexact = ranges.map(([, name, version]) =>
    fault("exact-versions", "pnpm-workspace.yaml", `${name} is "${version}": write one exact version.`),
  );
  const strays = files(house, /(^|^(packages|apps)\/[^/]+\/)package\.json$/).flatMap(([path, text]) => {
    const { dependencies, devDependencies }: Manifest = JSON.parse(text);
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => version !== "catalog:" && version !== "workspace:*")
      .map(([name, version]) =>
        fault("catalog-only", path, `${name} is "${version}": write "catalog:" or "workspace:*".`),
      );
  });
  return [...inexact, ...strays];
}

/** Every fault of the house against its written rules, in the order of the rules. */
export function faultsOf(house: House): Fault[] {
  return [lengths, bagNames, fileNames, packagePapers, publishedEntries, hosts, catalog].flatMap((rule) => rule(house));
}
