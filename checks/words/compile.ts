// Compiles each package's message catalogues (messages/<language>/<feature>.json) into src/catalogues. One module
// contains all messages, because Node takes seconds to load hundreds of modules. In addition, each message has a
// module, so that the portal's build can put each message where it is used (decision 16). Give the folders of packages to
// compile only those.
import { globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";
import { languages } from "../../packages/domain/src/language.ts";
import { type Catalogue, faultsOf, parametersOf } from "./catalogues.ts";
import { replaceFolder } from "./replace-folder.ts";

const root = join(import.meta.dirname, "../..");
const plugin = fileURLToPath(import.meta.resolve("@inlang/plugin-message-format"));

const chosen = process.argv.slice(2);
const packagesWithMessages = globSync(["packages/*/messages/en", "apps/*/messages/en"], { cwd: root })
  .map((path) => join(path, "../.."))
  .filter((name) => chosen.length === 0 || chosen.includes(name));

const readCatalogues = (folder: string): Map<string, Catalogue> =>
  new Map(
    globSync("messages/*/*.json", { cwd: folder }).map((file) => [
      relative("messages", file),
      JSON.parse(readFileSync(join(folder, file), "utf8")) as Catalogue,
    ]),
  );

/**
 * Returns the code that tells the messages which language to use: the one that `source` returns. A build for one
 * language replaces this module (apps/portal/build).
 */
const runtimeFrom = (source: string) =>
  `export { getLanguage as getLocale } from "${source}";\nexport const experimentalStaticLocale = undefined;\n`;

/**
 * Returns declarations of the messages and their parameters, because the types that Paraglide writes accept any value
 * except null.
 */
function declarationsOf(catalogues: Map<string, Catalogue>): string {
  const english = [...catalogues].filter(([file]) => file.startsWith("en/"));
  const lines = english.flatMap(([, catalogue]) =>
    Object.entries(catalogue).map(([id, message]) => {
      const parameters = [...parametersOf(message)].map(([name, type]) => `${name}: ${type}`);
      return `export declare const ${id}: (${parameters.length > 0 ? `words: { ${parameters.join("; ")} }` : ""}) => string;`;
    }),
  );
  return `${lines.join("\n")}\nexport * as m from "./messages.js";\n`;
}

/** Returns the code of all the modules listed in the index, as one module. Their imports are all the same. */
function inOneModule(index: string): string {
  const files = [...readFileSync(index, "utf8").matchAll(/'(\.\/\w+\.js)'/g)].map(([, file]) => file ?? "");
  const lines = files.flatMap((file) => readFileSync(join(dirname(index), file), "utf8").split("\n"));
  const [imports, rest] = [lines.filter(isImport), lines.filter((line) => !isImport(line))];
  return [...new Set(imports), ...rest].join("\n");
}
const isImport = (line: string): boolean => line.startsWith("import ");

async function compilePackage(name: string): Promise<string[]> {
  const folder = join(root, name);
  const catalogues = readCatalogues(folder);
  const faults = faultsOf(catalogues, languages).map((fault) => `${name}/messages/${fault}`);
  if (faults.length > 0) return faults;
  const project = mkdtempSync(join(root, "node_modules/.words-"));
  const features = [...catalogues.keys()].filter((file) => file.startsWith("en/")).map((file) => basename(file));
  mkdirSync(join(project, "project.inlang"));
  writeFileSync(
    join(project, "project.inlang/settings.json"),
    JSON.stringify({
      baseLocale: languages[0],
      locales: languages,
      modules: [plugin],
      "plugin.inlang.messageFormat": { pathPattern: features.map((file) => join(folder, "messages/{locale}", file)) },
    }),
  );
  const outdir = join(project, "catalogues");
  await compile({
    project: join(project, "project.inlang"),
    outdir,
    outputStructure: "message-modules",
    emitReadme: false,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
  });
  rmSync(join(outdir, "server.js"), { force: true });
  const index = join(outdir, "messages/_index.js");
  renameSync(index, join(outdir, "messages/_each.js"));
  writeFileSync(index, inOneModule(join(outdir, "messages/_each.js")));
  const isDomain = name === "packages/domain";
  writeFileSync(join(outdir, "runtime.js"), runtimeFrom(isDomain ? "../language.ts" : "@kwan/domain/language"));
  writeFileSync(join(outdir, "messages.d.ts"), declarationsOf(catalogues));
  replaceFolder(join(folder, "src/catalogues"), outdir);
  rmSync(project, { recursive: true });
  return [];
}

const faults = (await Promise.all(packagesWithMessages.map(compilePackage))).flat();
if (faults.length > 0) console.error(faults.join("\n"));
// Exit explicitly, because Paraglide leaves a 30-second timer running.
process.exit(faults.length > 0 ? 1 : 0);
