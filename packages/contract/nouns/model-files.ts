import type ts from "typescript-6";
import { components } from "../openapi/components.ts";
import {
  callFolder,
  callIds,
  checker,
  componentFolder,
  componentType,
  domainTypes,
  interfaceName,
  type Part,
  partType,
} from "../reader/contract-types.ts";
import { type AnyCall, calls } from "../src/index.ts";
import { idTypes } from "./id-types.ts";
import { tableCallIds, tables } from "./kind-tables.ts";
import { type Looseness, type Names, objectText, typeText } from "./type-text.ts";

/** A named type of the wire. */
export interface Model {
  readonly name: string;
  /** The folder of the contract to which it belongs. */
  readonly folder: string;
  readonly text: string;
}

const pascal = (id: string) => `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;

const unions = domainTypes().filter(({ name }) => !Object.hasOwn(components, name));

/** The names of the types that stand for themselves: the components, and the unions of the domain. */
const named = new Map<ts.Type, string>([
  ...unions.map(({ type, name }) => [type, name] as const),
  ...Object.keys(components).map((name) => [componentType(name), name] as const),
]);

/**
 * The values of a union of texts, in one text. A union that has passed through a schema is another type with the same
 * values.
 */
const valuesOf = (type: ts.Type): string | undefined =>
  type.isUnion() && type.types.every((each) => each.isStringLiteral())
    ? type.types
        .map((each) => checker.typeToString(each))
        .toSorted()
        .join(" | ")
    : undefined;

const namedUnions = new Map(unions.map(({ type, name }) => [valuesOf(type), name]));

const nameOf = (type: ts.Type): string | undefined => named.get(type) ?? namedUnions.get(valuesOf(type) ?? "");

const pageFields = ["count", "next", "previous", "results"];

/** Returns the type of the items if a type is a page of a list without other fields. */
function pageItem(type: ts.Type): ts.Type | undefined {
  const fields = checker.getPropertiesOfType(type);
  const results = checker.getPropertyOfType(type, "results");
  const isPage = fields.length === pageFields.length && fields.every(({ name }) => pageFields.includes(name));
  return isPage && results
    ? checker.getTypeArguments(checker.getTypeOfSymbol(results) as ts.TypeReference)[0]
    : undefined;
}

const isObject = (type: ts.Type) => checker.getPropertiesOfType(type).length > 0 && !checker.isArrayType(type);

const suffixes: Readonly<Record<Part, string>> = { query: "Query", body: "Body", answer: "Answer" };

/** What the parts of a call are called, and the models among them that are not components. */
export interface CallTypes {
  readonly query: string | undefined;
  readonly body: string | undefined;
  readonly answer: string | undefined;
}

const models = new Map<string, Model>();
const typesOfCalls = new Map<string, CallTypes>();

/** Returns the name of one item of a list: "line" for "lines". */
const singular = (name: string): string =>
  name
    .replace(/(ss|x|ch|sh)es$/, "$1")
    .replace(/ies$/, "y")
    .replace(/([^su])s$/, "$1");

/** Names an object inside a field after the model and the field: `InvoiceLine` for the `lines` of `Invoice`. */
function nestedName(type: ts.Type, owner: string, folder: string, field: string, isItem: boolean): string {
  const words = (isItem ? singular(field) : field).split("_").map(pascal).join("");
  const name = `${owner.replace(/(Answer|Item)$/, "")}${words}`;
  if (models.has(name) || Object.hasOwn(components, name))
    throw new Error(`Two types would be called ${name}. Rename the field ${field} of ${owner}.`);
  named.set(type, name);
  models.set(name, { name, folder, text: "" });
  const text = valuesOf(type) ?? textOf(type, "answer", namesBut(type, name, folder));
  models.set(name, { name, folder, text });
  return name;
}

/** Prints the name of a component instead of its fields, except in the component itself. */
const namesBut = (self: ts.Type, owner: string, folder: string): Names => ({
  owner,
  of: (type) => (type === self ? undefined : (nameOf(type) ?? interfaceName(type))),
  nest: (type, field, isItem) => nestedName(type, owner, folder, field, isItem),
});

function textOf(type: ts.Type, looseness: Looseness, names: Names): string {
  if (type.isUnion())
    return type.types
      .map((each) => (isObject(each) ? objectText(each, names, looseness) : typeText(each, names)))
      .join(" | ");
  return isObject(type) ? objectText(type, names, looseness) : typeText(type, names);
}

function partName(call: AnyCall, part: Part): string | undefined {
  if (!call[part]) return undefined;
  const type = partType(call.id, part);
  const typeName = named.get(type);
  if (typeName && part === "answer") return typeName;
  const folder = callFolder(call.id);
  const name = `${pascal(call.id)}${suffixes[part]}`;
  const item = part === "answer" ? pageItem(type) : undefined;
  if (item) {
    const itemName = named.get(item) ?? `${pascal(call.id)}Item`;
    if (!named.has(item)) {
      named.set(item, itemName);
      const text = textOf(item, "answer", namesBut(item, itemName, folder));
      models.set(itemName, { name: itemName, folder, text });
    }
    return `Page<${itemName}>`;
  }
  models.set(name, { name, folder, text: textOf(type, part, namesBut(type, name, folder)) });
  return name;
}

for (const name of Object.keys(components)) {
  const type = componentType(name);
  const folder = componentFolder(name);
  models.set(name, { name, folder, text: textOf(type, "answer", namesBut(type, name, folder)) });
}
// The calls of the desk use what other folders define, so they come last: a shared object is named where it is first found.
const deskLast = callIds.toSorted(
  (one, other) => Number(callFolder(one) === "desk") - Number(callFolder(other) === "desk"),
);
for (const id of deskLast) {
  const call = calls.find((each) => each.id === id);
  if (!call || tableCallIds.has(id)) continue;
  typesOfCalls.set(id, {
    query: partName(call, "query"),
    body: partName(call, "body"),
    answer: partName(call, "answer"),
  });
}
// The reports on each kind of service have the same body.
const filter = partType(tables.reportService.calls["learners-license"].id, "body");
models.set("ReportBody", {
  name: "ReportBody",
  folder: "reports",
  text: textOf(filter, "body", namesBut(filter, "ReportBody", "reports")),
});

/** Returns the names of the types of a call's parts. */
export const callTypes = (id: string): CallTypes | undefined => typesOfCalls.get(id);

const domainNames = new Map(unions.map(({ name, from }) => [name, from]));

/** Returns the names of all models. */
export const allModelNames = (): readonly string[] => [...models.keys()];

const withoutComments = (text: string) => text.replaceAll(/\/\*\*[\s\S]*?\*\//g, "");

/** Returns the names of the models that a text mentions. */
export const modelNames = (text: string): readonly string[] =>
  [...new Set(withoutComments(text).match(/\b[A-Z]\w+\b/g))].filter((word) => models.has(word));

/** Returns the imports of the models of a folder: from the domain, and from other folders. */
function importsFor(folder: string, text: string): readonly string[] {
  const up = folder ? "../" : "./";
  const from = new Map<string, string[]>();
  const add = (source: string, name: string) => from.set(source, [...(from.get(source) ?? []), name]);
  for (const word of new Set(withoutComments(text).match(/\b[A-Z]\w+\b/g))) {
    const model = models.get(word);
    const source = domainNames.get(word);
    if (model && model.folder !== folder) add(`${up}${model.folder ? `${model.folder}/` : ""}models.ts`, word);
    else if (!model && source) add(source, word);
    else if (Object.values<string>(idTypes).includes(word)) add(`${up}ids.ts`, word);
    else if (word === "FileBody") add(`${up}documents/shapes.ts`, word);
  }
  return [...from].map(([source, words]) => `import type { ${words.toSorted().join(", ")} } from "${source}";`);
}

const header = "// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.\n";

/** Returns the source of the models of each folder, not formatted yet. */
export function modelFiles(): ReadonlyMap<string, string> {
  return new Map(
    [...Map.groupBy(models.values(), ({ folder }) => folder)].map(([folder, list]) => {
      const text = list.map((model) => `export type ${model.name} = ${model.text};`).join("\n\n");
      return [folder, `${header}${importsFor(folder, text).join("\n")}\n\n${text}\n`] as const;
    }),
  );
}
