import ts from "typescript-6";
import { createService, getService, reportService, updateService } from "../src/index.ts";

/** The parts of a call that have a schema. */
export type Part = "query" | "body" | "answer";

const root = new URL("../", import.meta.url).pathname;

const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const rootNames = [`${root}src/all-calls.ts`, `${root}openapi/components.ts`];
const program = ts.createProgram({ rootNames, options });
export const checker = program.getTypeChecker();

export function typeAt(type: ts.Type | undefined, ...path: readonly string[]): ts.Type | undefined {
  return path.reduce<ts.Type | undefined>((at, name) => {
    const property = at && checker.getPropertyOfType(at, name);
    return property && checker.getTypeOfSymbol(property);
  }, type);
}

const exportsOf = (source: ts.SourceFile): readonly (readonly [name: string, type: ts.Type, symbol: ts.Symbol])[] => {
  const file = checker.getSymbolAtLocation(source);
  return file ? checker.getExportsOfModule(file).map((each) => [each.name, checker.getTypeOfSymbol(each), each]) : [];
};

/** The types of the calls for each kind of service, which stand in tables. Their IDs are not literal types. */
const tables: Readonly<Record<string, Readonly<Record<string, { readonly id: string }>>>> = {
  createService,
  getService,
  updateService,
  reportService,
};

const onOneLine = (parts: readonly ts.SymbolDisplayPart[]) =>
  ts
    .displayPartsToString([...parts])
    .replaceAll(/\s*\n\s*/g, " ")
    .trim();

interface FoundCall {
  readonly type: ts.Type;
  /** The constant that holds the call, or the table with the calls for each kind of service. */
  readonly symbol: ts.Symbol;
}

function findCalls(): ReadonlyMap<string, FoundCall> {
  const calls = new Map<string, FoundCall>();
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${root}src/`));
  for (const [name, type, symbol] of sources.flatMap(exportsOf)) {
    const id = typeAt(type, "id");
    if (id?.isStringLiteral()) calls.set(id.value, { type, symbol });
    for (const [kind, call] of Object.entries(tables[name] ?? {})) {
      const each = typeAt(type, kind);
      if (each) calls.set(call.id, { type: each, symbol });
    }
  }
  return calls;
}

const foundCalls = findCalls();

/** The IDs of all calls, in the order in which the sources define them. */
export const callIds: readonly string[] = [...foundCalls.keys()];

/** What the comment above a call says. */
export interface CallComment {
  /** What the call does, and anything else that a caller should know. */
  readonly description: string;
  /** What the call does, in a few words in the imperative. */
  readonly summary: string | undefined;
  /** The noun and method of the SDK. */
  readonly sdk: string | undefined;
  /** An example of the method. */
  readonly example: string | undefined;
}

/** Returns the comment above a call. The calls for each kind of service have one comment for all kinds. */
export function callComment(id: string): CallComment {
  const symbol = foundCalls.get(id)?.symbol;
  const tags = new Map(symbol?.getJsDocTags(checker).map(({ name, text = [] }) => [name, text]));
  const tag = (name: string) => (tags.has(name) ? onOneLine(tags.get(name) ?? []) : undefined);
  const example = tags.get("example");
  return {
    description: ts.displayPartsToString(symbol?.getDocumentationComment(checker)),
    summary: tag("summary"),
    sdk: tag("sdk"),
    example: example && ts.displayPartsToString(example),
  };
}

/** Returns the comment at the top of a noun's calls. */
export function nounComment(folder: string): string {
  const text = program.getSourceFile(`${root}src/${folder}/calls.ts`)?.text ?? "";
  const comment = /^\/\*\*([^/]*?)\n \*\n \* @module\n \*\//.exec(text)?.[1];
  if (!comment) throw new Error(`Write a comment with @module at the top of src/${folder}/calls.ts.`);
  return comment.replaceAll(/^ \* /gm, "").trim();
}

/** Returns the type of a part of a call, with which its fields can be followed to the lines that define them. */
export function partType(id: string, part: Part): ts.Type {
  const type = typeAt(foundCalls.get(id)?.type, part, "_zod", part === "answer" ? "output" : "input");
  if (!type) throw new Error(`The compiler finds no ${part} of ${id}.`);
  return type;
}

function componentTable(): ts.Type | undefined {
  const source = program.getSourceFile(`${root}openapi/components.ts`);
  return source && exportsOf(source).find(([each]) => each === "components")?.[1];
}

/** Returns the type of a component of the OpenAPI document. */
export function componentType(name: string): ts.Type {
  const type = typeAt(componentTable(), name, "_zod", "output");
  if (!type) throw new Error(`The compiler finds no component ${name}.`);
  return type;
}

/** Returns the folder below `src` of a declaration: the name of a noun, or "" for what nouns share. */
const folderOf = (declaration: ts.Declaration | undefined): string =>
  /\/contract\/src\/(?:([^/]+)\/)?[^/]+$/.exec(declaration?.getSourceFile().fileName ?? "")?.[1] ?? "";

/** Returns the folder of the schema of a component. */
export function componentFolder(name: string): string {
  const property = propertyOf(componentTable(), name);
  const declaration = property?.declarations?.[0];
  const schema = declaration && schemaOfField(declaration);
  return folderOf(schema && resolveAlias(schema).declarations?.[0]);
}

/** Returns the folder of a call. */
export const callFolder = (id: string): string => folderOf(foundCalls.get(id)?.symbol.declarations?.[0]);

/** A type that the domain exports under a name. */
export interface NamedType {
  readonly type: ts.Type;
  readonly name: string;
  /** The entry of the domain from which it can be imported. */
  readonly from: string;
}

/** Returns the name of an interface that this package exports, or undefined for any other type. */
export function interfaceName({ symbol }: ts.Type): string | undefined {
  const declaration = symbol?.declarations?.find(ts.isInterfaceDeclaration);
  const isOurs = declaration?.getSourceFile().fileName.startsWith(`${root}src/`);
  return declaration && isOurs ? symbol.name : undefined;
}

/** Returns the unions of strings that the domain exports, such as the kinds and the statuses, and its plain dates. */
export function domainTypes(): readonly NamedType[] {
  return ["index", "kinds", "decisions", "imports", "tasks", "language", "oversight"].flatMap((entry) => {
    const source = program.getSourceFiles().find(({ fileName }) => fileName.endsWith(`/domain/src/${entry}.ts`));
    const file = source && checker.getSymbolAtLocation(source);
    return (file ? checker.getExportsOfModule(file) : []).flatMap((symbol) => {
      const target = resolveAlias(symbol);
      if (!(target.flags & ts.SymbolFlags.TypeAlias)) return [];
      const type = checker.getDeclaredTypeOfSymbol(target);
      const isUnion = type.isUnion() && type.types.length > 2 && type.types.every((each) => each.isStringLiteral());
      const isNamed = isUnion || symbol.name === "PlainDate";
      return isNamed
        ? [{ type, name: symbol.name, from: entry === "index" ? "@kwan/domain" : `@kwan/domain/${entry}` }]
        : [];
    });
  });
}

/** Returns the types that a value can have, without null and undefined. */
export const alternativesOf = (type: ts.Type): readonly ts.Type[] =>
  checker.getNonNullableType(type).isUnion()
    ? (checker.getNonNullableType(type) as ts.UnionType).types
    : [checker.getNonNullableType(type)];

/** Returns the types of the items of an array, or of the values of a record. */
export const itemsOf = (type: ts.Type): readonly ts.Type[] => {
  if (checker.isArrayLikeType(type)) return checker.getTypeArguments(type as ts.TypeReference);
  const value = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  return value ? [value] : checker.getPropertiesOfType(type).map((each) => checker.getTypeOfSymbol(each));
};

/** A field of an object type. */
export interface Field {
  readonly type: ts.Type;
  /** Whether this literal is the only value that the field can have. */
  readonly isOnly: (literal: unknown) => boolean;
  /** The sentence above the field or, if there is none, above the schema of which it consists. */
  readonly sentence: string | undefined;
}

/** Returns the schema of which a field consists, without `z.optional`, `z.nullable` and `since`. */
function schemaOfField(declaration: ts.Declaration): ts.Symbol | undefined {
  if (ts.isShorthandPropertyAssignment(declaration)) return checker.getShorthandAssignmentValueSymbol(declaration);
  let value = ts.isPropertyAssignment(declaration) ? declaration.initializer : undefined;
  while (value && ts.isCallExpression(value) && /^(z\.(optional|nullable)|since)$/.test(value.expression.getText()))
    value = value.arguments[value.expression.getText() === "since" ? 1 : 0];
  return value && ts.isIdentifier(value) ? checker.getSymbolAtLocation(value) : undefined;
}

const resolveAlias = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const propertyOf = (type: ts.Type | undefined, name: string) => type && checker.getPropertyOfType(type, name);

/** Whether a field consists of the schema of an ID, or of a list of IDs. */
export const isIdField = (property: ts.Symbol): boolean =>
  (property.declarations ?? []).some((declaration) => {
    const schema = schemaOfField(declaration) ?? listedSchema(declaration);
    const source = schema && resolveAlias(schema).declarations?.[0]?.getSourceFile().fileName;
    return schema?.name === "id" && source === `${root}src/path-parameters.ts`;
  });

/** Returns the schema of the items if a field is a list of a named schema. */
function listedSchema(declaration: ts.Declaration): ts.Symbol | undefined {
  const item = /z\.array\((\w+)\)/.exec(declaration.getText())?.[1];
  const scope = checker.getSymbolsInScope(declaration, ts.SymbolFlags.Alias | ts.SymbolFlags.Variable);
  return item ? scope.find(({ name }) => name === item) : undefined;
}

/** Returns the comment above the schema of which a field consists, on one line. */
export const schemaSentence = (property: ts.Symbol): string | undefined =>
  property.declarations?.map(sentenceAboveSchema).find(Boolean);

function sentenceAboveSchema(declaration: ts.Declaration): string | undefined {
  const symbol = schemaOfField(declaration);
  const schema = symbol && resolveAlias(symbol);
  const isOurs = schema?.declarations?.some((each) => each.getSourceFile().fileName.startsWith(root));
  return isOurs ? onOneLine(schema?.getDocumentationComment(checker) ?? []) : undefined;
}

/** Returns a field of a type, or undefined if the type has no such field. */
export function fieldOf(type: ts.Type, name: string): Field | undefined {
  const symbol = checker.getPropertyOfType(type, name);
  if (!symbol) return undefined;
  const of = checker.getTypeOfSymbol(symbol);
  const above = onOneLine(symbol.getDocumentationComment(checker));
  const sentence = above || schemaSentence(symbol);
  const only = checker.typeToString(checker.getNonNullableType(of));
  return { type: of, isOnly: (literal) => only === JSON.stringify(literal), sentence };
}
