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

const inOrder = (text: string, separator: string): string => text.split(separator).toSorted().join(separator);

/**
 * Sorts the values of each union of texts, of each enum and of each table of custom properties. The compiler prints them in
 * the order in which it has read the files, which differs from build to build.
 */
export const sortValues = (report: string): string =>
  report
    .replaceAll(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) => inOrder(union, " | "))
    .replaceAll(/^ +(?:"[^"\n]+"|\w+): (["`]).*\1;(?:\n +(?:"[^"\n]+"|\w+): (["`]).*\2;)+$/gm, (values) =>
      inOrder(values, "\n"),
    );

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
  return apiFault({
    name,
    built: apiReport(folder),
    kept: read(reportFile(folder)),
    released: read(join(root, "checks/versions", `${basename(folder)}-${version}.api.md`)),
    changesets: globSync(".changeset/*.md", { cwd: root }).map((path) => readFileSync(join(root, path), "utf8")),
  });
}
