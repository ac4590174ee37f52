import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | { readonly types?: string }>>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** The file in which a package keeps the report of its public types. */
export const reportFile = (folder: string): string => join(folder, `${basename(folder)}.api.md`);

/** Writes one file of types that has every entry of a package as a namespace, because the tool reads one entry. */
function writeEntries(folder: string, { exports }: Manifest): string {
  const lines = Object.entries(exports).flatMap(([entry, target]) => {
    if (typeof target === "string" || !target.types) return [];
    const name =
      entry === "." ? "root" : entry.slice(2).replaceAll(/\W(\w)/g, (_, letter: string) => letter.toUpperCase());
    return `export * as ${name} from "../${target.types.slice(2).replace(/\.d\.ts$/, ".js")}";`;
  });
  mkdirSync(join(folder, ".packed"), { recursive: true });
  const file = join(folder, ".packed/entries.d.ts");
  writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
}

const indentOf = (line: string): number => line.search(/\S|$/);

/** Sorts the members of each type with properties only, in lines that have the same indent or a deeper one. */
function inOrder(lines: readonly string[]): string[] {
  const indent = Math.min(...lines.filter((line) => line.trim()).map(indentOf));
  // A member is a line with the smallest indent, what is below it, and the lines that close or continue it ("} & {").
  const members: string[][] = [];
  for (const line of lines)
    if (members.length > 0 && (indentOf(line) > indent || /^ *[)}\]]/.test(line))) members.at(-1)?.push(line);
    else members.push([line]);
  const sorted = members.map((member) => {
    const done: string[] = [];
    let below: string[] = [];
    const close = () => {
      if (below.length > 0) done.push(...inOrder(below));
      below = [];
    };
    for (const line of member)
      if (indentOf(line) > indent) below.push(line);
      else {
        close();
        done.push(line);
      }
    close();
    return done.join("\n");
  });
  return sorted.every((member) => /^ +(readonly )?("[^"]*"|\w+)\??: /.test(member)) ? sorted.toSorted() : sorted;
}

/**
 * Sorts the values of each union of texts, and the properties of each type that has only properties. The compiler prints
 * them in the order in which it has read the files, which differs from build to build.
 */
export const sortValues = (report: string): string =>
  inOrder(
    report.replaceAll(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) => union.split(" | ").toSorted().join(" | ")).split("\n"),
  ).join("\n");

/** Returns the report of the public types of a built package. */
export function apiReport(folder: string): string {
  const manifest = manifestOf(folder);
  const reportFolder = join(folder, ".packed");
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, "package.json"),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: writeEntries(folder, manifest),
      apiReport: { enabled: true, reportFileName: "report.api.md", reportFolder, reportTempFolder: reportFolder },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: "lf",
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: "es2022",
            module: "nodenext",
            moduleResolution: "nodenext",
            strict: true,
            skipLibCheck: true,
            lib: ["es2023", "dom", "dom.iterable"],
            types: [],
          },
        },
      },
      // Only the report matters. What is missing from it is a matter for the types' own tests.
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  return sortValues(readFileSync(join(reportFolder, "report.api.md"), "utf8"));
}

/** Returns whether a changeset says that a package changes. */
const isAnnounced = (name: string, changesets: readonly string[]): boolean =>
  changesets.some((text) => new RegExp(`^"${name}": (major|minor|patch)$`, "m").test(text));

/** What is known about the public types of a package. */
export interface Reports {
  readonly name: string;
  readonly built: string;
  /** The report in the repository. */
  readonly kept: string | undefined;
  /** The report of the latest release. Undefined before the first release. */
  readonly released: string | undefined;
  readonly changesets: readonly string[];
}

/** Returns what has to be done about a package's public types, or undefined if nothing has. */
export function apiFault({ name, built, kept, released, changesets }: Reports): string | undefined {
  if (built !== kept)
    return `The public types of ${name} differ from the report in the repository. Run \`pnpm api\`, read the difference, and commit it.`;
  if (released !== undefined && released !== built && !isAnnounced(name, changesets))
    return `The public types of ${name} differ from the latest release, and no changeset says so. Run \`pnpm changeset\`.`;
  return undefined;
}

const read = (file: string | undefined): string | undefined => {
  try {
    return file && readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};

/** Checks the public types of a built package against the repository and the latest release. */
export function checkApi(folder: string, root: string): string | undefined {
  const { name, version } = manifestOf(folder);
  const released = read(join(root, "checks/versions", `${basename(folder)}-${version}.api.md`));
  return apiFault({
    name,
    built: apiReport(folder),
    kept: read(reportFile(folder)),
    released: released === undefined ? undefined : sortValues(released),
    changesets: globSync(".changeset/*.md", { cwd: root }).map((path) => readFileSync(join(root, path), "utf8")),
  });
}
