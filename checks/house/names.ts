import { parseSync } from "vite";
import type { Fault, House } from "./faults.ts";

/** Participles that say how a value came there, but not what it is. */
const words = new Set([
  "given",
  "found",
  "asked",
  "kept",
  "existing",
  "wanted",
  "said",
  "look",
  "looks",
  "known",
  "shown",
]);
const isRefused = (name: string): boolean => words.has(name.charAt(0).toLowerCase() + name.slice(1));
const mayHaveOne = new RegExp(`\\b(${[...words].join("|")})\\b`, "i");

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;
/** A name that says nothing, and its offset in the text. */
type Place = { readonly name: string; readonly start: number };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const placeOf = (id: unknown): Place[] =>
  isNode(id) && id.type === "Identifier" ? [{ name: String(id.name), start: id.start }] : [];

/**
 * Returns the names that a pattern declares. A property that is taken apart under its own name is not one of them,
 * because the object's type has chosen that name.
 */
function namesIn(pattern: unknown): Place[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === "AssignmentPattern") return namesIn(pattern.left);
  if (pattern.type === "RestElement") return namesIn(pattern.argument);
  if (pattern.type === "TSParameterProperty") return namesIn(pattern.parameter);
  if (pattern.type === "ArrayPattern") return (pattern.elements as unknown[]).flatMap(namesIn);
  if (pattern.type !== "ObjectPattern") return placeOf(pattern);
  return (pattern.properties as Node[]).flatMap((property) =>
    property.type === "Property" && !property.shorthand ? namesIn(property.value) : [],
  );
}

/** Returns the names under which a declaration or a list of specifiers is exported. */
function exportedBy({ declaration, specifiers }: Node): Place[] {
  const ofSpecifiers = ((specifiers ?? []) as Node[]).flatMap(({ exported }) => placeOf(exported));
  if (!isNode(declaration)) return ofSpecifiers;
  if (declaration.type === "VariableDeclaration")
    return (declaration.declarations as Node[]).flatMap(({ id }) => namesIn(id));
  return placeOf(declaration.id);
}

/** Returns the refused names among a file's exports and parameters. */
function placesIn(path: string, text: string): Place[] {
  const places: Place[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (!isNode(node)) return;
    if (node.type === "ExportNamedDeclaration" || node.type === "ExportDefaultDeclaration")
      places.push(...exportedBy(node));
    if (Array.isArray(node.params)) places.push(...node.params.flatMap(namesIn));
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(path, text).program);
  return places.filter(({ name }) => isRefused(name));
}

/** Returns the refused names in a file, each with where it is. A file's own name counts, too. */
function refusedIn(path: string, text: string): string[] {
  const file = path.split("/").at(-1)?.split(".")[0] ?? "";
  const lineOf = (start: number) => text.slice(0, start).split("\n").length;
  const places = mayHaveOne.test(text) ? placesIn(path, text) : [];
  return [
    ...(isRefused(file) ? [`has the name "${file}"`] : []),
    ...places.map(({ name, start }) => `has "${name}" in line ${lineOf(start)}`),
  ];
}

/** Checks that no file, export or parameter has a participle for its name, such as "found". */
export const nameFaults = (house: House): Fault[] =>
  [...house]
    .filter(([path]) => /^(packages|apps|checks)\/.+\.tsx?$/.test(path))
    .flatMap(([path, text]) => refusedIn(path, text).map((place) => ({ path, place })))
    .map(({ path, place }) => ({
      rule: "names",
      path,
      says: `${place}: name the thing, such as \`row\`, \`match\` or \`options\`.`,
    }));
