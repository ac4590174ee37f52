import { join } from "node:path";
import ts from "typescript-6";

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  strict: true,
  skipLibCheck: true,
  types: [],
};

const program = `import { createKwan } from "@kwan/sdk";
import * as sdk from "@kwan/sdk";
const kwan = createKwan({ baseUrl: "/api" });
kwan;
`;

/** What an editor shows when the mouse is over a name. */
export interface Hover {
  readonly name: string;
  readonly type: string;
  readonly sentence: string;
}

/** A name, and a line of code that ends with a dot, the last part of the name and a semicolon. */
type Line = readonly [name: string, code: string];

/** The language service of TypeScript 6, which editors ask. TypeScript 7 does not have one yet. */
function serviceFor(path: string, text: { now: string }) {
  const read = (file: string) => (file === path ? text.now : ts.sys.readFile(file));
  return ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getCurrentDirectory: () => join(path, ".."),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [path],
    getScriptVersion: (file) => (file === path ? String(text.now.length) : "1"),
    getScriptSnapshot: (file) => {
      const content = read(file);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    fileExists: (file: string) => file === path || ts.sys.fileExists(file),
    readFile: read,
  });
}

const isOurs = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).every((each) => each.getSourceFile().fileName.includes("@kwan"));

/** Returns a line for each method of the client. */
function methodLines(checker: ts.TypeChecker, source: ts.SourceFile): Line[] {
  const client = (source.statements[3] as ts.ExpressionStatement).expression;
  return checker
    .getTypeAtLocation(client)
    .getProperties()
    .flatMap((noun) => {
      const name = `kwan.${noun.name}`;
      const methods = checker.getTypeOfSymbolAtLocation(noun, client).getProperties();
      const own: Line[] = [[name, `${name};`]];
      return noun.name === "with"
        ? own
        : [...own, ...methods.map((each): Line => [`${name}.${each.name}`, `${name}.${each.name};`])];
    });
}

/** Returns a line for each field of each object that the SDK exports as a type. */
function fieldLines(checker: ts.TypeChecker, source: ts.SourceFile): Line[] {
  const bindings = (source.statements[1] as ts.ImportDeclaration).importClause?.namedBindings as ts.NamespaceImport;
  const module = checker.getAliasedSymbol(checker.getSymbolAtLocation(bindings.name) as ts.Symbol);
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const [declaration] = symbol.declarations ?? [];
    if (!declaration || !(ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))) return [];
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (declaration.typeParameters || !(type.flags & ts.TypeFlags.Object)) return [];
    return type
      .getProperties()
      .filter(isOurs)
      .map(({ name }): Line => [`${exported.name}.${name}`, `(undefined as unknown as sdk.${exported.name}).${name};`]);
  });
}

/** Returns what an editor shows for every method of the client and every field of every exported type. */
export function hoversIn(folder: string): Hover[] {
  const path = join(folder, "hovered.ts");
  const text = { now: program };
  const service = serviceFor(path, text);
  const first = service.getProgram();
  const source = first?.getSourceFile(path);
  if (!first || !source) throw new Error(`TypeScript cannot read ${path}.`);
  const checker = first.getTypeChecker();
  const lines = [...methodLines(checker, source), ...fieldLines(checker, source)];
  text.now = `${program}${lines.map(([, code]) => code).join("\n")}\n`;
  let end = program.length;
  return lines.map(([name, code]) => {
    const info = service.getQuickInfoAtPosition(path, end + code.lastIndexOf(".") + 1);
    end += code.length + 1;
    return {
      name,
      type: ts.displayPartsToString(info?.displayParts),
      sentence: ts.displayPartsToString(info?.documentation),
    };
  });
}
