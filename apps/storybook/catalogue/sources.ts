import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync } from "vite";
import { root } from "./pages.ts";

/** A component as its source describes it. */
export type Described = { description: string; example: string };

export type Sources = {
  /** The exported types of the kit, by name, as they are written. */
  types: ReadonlyMap<string, string>;
  components: ReadonlyMap<string, Described>;
};

/** The text between a JSDoc comment's marks, without the stars. */
const textOf = (comment: string) => comment.replace(/^ ?\* ?/gm, "").trim();

function described(comment: string): Described {
  const [before = "", example = ""] = textOf(comment).split("@example");
  return { description: before.replace(/\n(?!\n)/g, " ").trim(), example: example.trim() };
}

const nameOf = (declaration: ESTree.ExportNamedDeclaration["declaration"]) =>
  declaration && "id" in declaration && declaration.id?.type === "Identifier" ? declaration.id.name : "";

/** Reads the exported types and components of the kit, with their comments. */
export function readSources(): Sources {
  const folder = join(root, "packages/ui/src");
  const types = new Map<string, string>();
  const components = new Map<string, Described>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(file) || /\.(stories|test|css)\.tsx?$/.test(file)) continue;
    const source = readFileSync(join(folder, file), "utf8");
    const { program, comments } = parseSync(file, source);
    for (const statement of program.body) {
      if (statement.type !== "ExportNamedDeclaration") continue;
      const { declaration, start, end } = statement;
      const name = nameOf(declaration);
      const comment = comments.find(
        (each) => each.end <= start && each.value.startsWith("*") && source.slice(each.end, start).trim() === "",
      );
      const isType = declaration?.type === "TSTypeAliasDeclaration" || declaration?.type === "TSInterfaceDeclaration";
      if (isType) types.set(name, source.slice(comment?.start ?? start, end));
      if (declaration?.type === "FunctionDeclaration" && /^[A-Z]/.test(name))
        components.set(name, described(comment?.value.slice(1) ?? ""));
    }
  }
  return { types, components };
}

/** Types that say nothing to a reader, or are on the page of another component. */
const isLeftOut = (name: string) => /Props$|^(FieldTexts|IconShape)$/.test(name);

/**
 * Returns the types that a component's props are made of, as they are written, such as the `Column` of a `DataTable`.
 * The props themselves are left out, because the table of properties shows them.
 */
export function typesOf(component: string, types: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  const read = (text: string) => {
    for (const [name] of text.matchAll(/\b[A-Z]\w+\b/g)) {
      const type = types.get(name);
      if (!type || found.has(name) || isLeftOut(name)) continue;
      found.add(name);
      read(type);
    }
  };
  read(types.get(`${component}Props`) ?? "");
  return [...found].map((name) => types.get(name) ?? "");
}
