// Reads what the packages export: names, sentences, signatures and examples, with TypeScript's own language service. TypeScript 7
// has none yet.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-6";
import type { Plugin } from "vite";

/** Something that a package exports. */
export interface Export {
  readonly name: string;
  readonly kind: "function" | "class" | "constant" | "type";
  readonly description: string;
  readonly signature: string;
  readonly example: string | undefined;
}

/** What a program imports from: the package, or one of its parts. */
export interface Entry {
  /** Such as `@kwan/domain/kinds`. */
  readonly specifier: string;
  readonly exports: readonly Export[];
}

const packages = join(import.meta.dirname, "../../../packages");
const names = ["sdk", "domain", "signs"] as const;

/** Returns the source file of each entry of a package. */
function sourcesOf(name: string): [specifier: string, file: string][] {
  const manifest = JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8"));
  const entries = Object.entries<{ source?: string } | string>(manifest.exports);
  return entries.flatMap(([entry, to]) =>
    typeof to === "object" && to.source ? [[`@kwan/${name}${entry.slice(1)}`, join(packages, name, to.source)]] : [],
  );
}

/** Calls and the objects that they return have pages of their own. */
const isElsewhere = (file: string) => /packages\/(contract|sdk\/src\/nouns)\//.test(file);

/** The type of a table is longer than what anybody reads. Its sentence says what is in it. */
const longest = 300;

const format = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

function signatureOf(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  node: ts.Declaration,
): Pick<Export, "kind" | "signature"> {
  const { name } = symbol;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
    return { kind: "type", signature: node.getText().replace(/^export (declare )?/, "") };
  if (ts.isClassDeclaration(node)) {
    const heritage = node.heritageClauses?.map((clause) => ` ${clause.getText()}`).join("") ?? "";
    return { kind: "class", signature: `class ${name}${heritage}` };
  }
  const type = checker.getTypeOfSymbolAtLocation(symbol, node);
  const signatures = type.getCallSignatures();
  if (signatures.length > 0 && type.getProperties().length === 0) {
    const written = signatures.map((each) => `function ${name}${checker.signatureToString(each, undefined, format)};`);
    return { kind: "function", signature: written.join("\n") };
  }
  const written = checker.typeToString(type, undefined, ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope);
  return { kind: "constant", signature: written.length > longest ? `const ${name}` : `const ${name}: ${written};` };
}

function exportOf(checker: ts.TypeChecker, exported: ts.Symbol): Export[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const node = symbol.declarations?.[0];
  if (!node || isElsewhere(node.getSourceFile().fileName)) return [];
  const example = symbol.getJsDocTags(checker).find((tag) => tag.name === "example");
  return [
    {
      name: exported.name,
      ...signatureOf(checker, symbol, node),
      description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      example: example && ts.displayPartsToString(example.text),
    },
  ];
}

/** Returns the entries of the packages with what they export. */
function readExports(): Entry[] {
  const sources = names.flatMap(sourcesOf);
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(packages, "../tsconfig.base.json"), ts.sys.readFile).config,
    ts.sys,
    packages,
  );
  const program = ts.createProgram(
    sources.map(([, file]) => file),
    { ...options, noEmit: true, customConditions: ["source"] },
  );
  const checker = program.getTypeChecker();
  return sources.flatMap(([specifier, file]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const exports = module ? checker.getExportsOfModule(module).flatMap((each) => exportOf(checker, each)) : [];
    return exports.length === 0 ? [] : [{ specifier, exports }];
  });
}

/** Makes what the packages export available to the pages, which are rendered without TypeScript. */
export const exportsPlugin: Plugin = {
  name: "exports",
  resolveId: (id) => (id === "virtual:exports" ? "\0exports" : undefined),
  load: (id) => (id === "\0exports" ? `export const entries = ${JSON.stringify(readExports())}` : undefined),
};
