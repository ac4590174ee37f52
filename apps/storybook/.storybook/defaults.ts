import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type ESTree, parseSync } from "vite";

/** The default values of a component's props, as they are written in its source. */
type Defaults = Readonly<Record<string, string>>;

/** The components of one file, by name. */
type Components = ReadonlyMap<string, Defaults>;

type Read = { source: string; constants: ReadonlyMap<string, ESTree.Expression> };

/** A constant of the same file is shown as its value, if it is a number or a text. */
function defaultText(value: ESTree.Expression, { source, constants }: Read): string | undefined {
  if (value.type === "Literal") return String(value.value);
  if (value.type !== "Identifier") return source.slice(value.start, value.end);
  if (value.name === "english") return "the English text";
  const constant = constants.get(value.name);
  return constant?.type === "Literal" ? String(constant.value) : undefined;
}

const declarationsIn = (statement: { type: string }) =>
  statement.type === "VariableDeclaration" ? (statement as ESTree.VariableDeclaration).declarations : [];

/** Reads the defaults of a component where its props are destructured: in its parameter, or first in its body. */
function defaultsOf({ params, body }: ESTree.Function, read: Read): Defaults {
  const patterns = [...params, ...(body?.body ?? []).flatMap(declarationsIn).map(({ id }) => id)];
  const properties = patterns.flatMap((pattern) => (pattern.type === "ObjectPattern" ? pattern.properties : []));
  const pairs = properties.flatMap((property) => {
    if (property.type !== "Property" || property.key.type !== "Identifier") return [];
    const text = property.value.type === "AssignmentPattern" ? defaultText(property.value.right, read) : undefined;
    return text === undefined ? [] : [[property.key.name, text] as const];
  });
  return Object.fromEntries(pairs);
}

/**
 * Returns the default values that the components in a file give to their props. Storybook itself reads only those in
 * the parameter of a component, but components that take their text from `KitWords` destructure their props later.
 */
function defaultsIn(path: string, source: string): Components {
  const statements = parseSync(path, source).program.body.map((statement) =>
    statement.type === "ExportNamedDeclaration" ? (statement.declaration ?? statement) : statement,
  );
  const constants = statements
    .flatMap(declarationsIn)
    .flatMap(({ id, init }) => (id.type === "Identifier" && init ? [[id.name, init] as const] : []));
  const read = { source, constants: new Map(constants) };
  return new Map(
    statements.flatMap((statement) =>
      statement.type === "FunctionDeclaration" && /^[A-Z]/.test(statement.id?.name ?? "")
        ? [[statement.id?.name ?? "", defaultsOf(statement, read)] as const]
        : [],
    ),
  );
}

/** Reads the defaults of all components in a folder. The result is a map by file name. */
function defaultsUnder(folder: string): ReadonlyMap<string, Components> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const components = files.filter((file) => file.endsWith(".tsx") && !/\.(stories|test)\.tsx$/.test(file));
  return new Map(
    components.map((file) => [basename(file), defaultsIn(file, readFileSync(join(folder, file), "utf8"))]),
  );
}

type Prop = { name: string; defaultValue: unknown; declarations?: readonly { fileName: string }[] };

/**
 * Returns a function that documents the default value of a prop. If the component itself has none, the default is that
 * of the component in whose file the prop is declared: a TextInput leaves `required` to its Field.
 */
export function documentDefaultsOf(folder: string): (prop: Prop, component: { name: string }) => void {
  const files = defaultsUnder(folder);
  const all = new Map([...files.values()].flatMap((components) => [...components]));
  return (prop, { name }) => {
    if (prop.defaultValue) return;
    const declaredIn = (prop.declarations ?? []).map(({ fileName }) => files.get(basename(fileName)));
    const candidates = [all.get(name), ...declaredIn.flatMap((components) => [...(components?.values() ?? [])])];
    const value = candidates.map((defaults) => defaults?.[prop.name]).find((each) => each !== undefined);
    if (value !== undefined) prop.defaultValue = { value };
  };
}
