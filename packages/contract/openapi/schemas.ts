import { isDeepStrictEqual } from "node:util";
import { type Fields, kindRows } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import type { Schema } from "../src/call.ts";
import { components } from "./components.ts";
import { commentOf } from "./field-comments.ts";
import { glossary } from "./glossary.ts";

/** The parts of a JSON Schema that this folder reads. */
export interface JsonSchema {
  $ref?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: unknown;
  [keyword: string]: unknown;
}

type Direction = "input" | "output";

/**
 * The names of the kinds' own fields describe them. If two kinds name a field differently, the first name is used.
 */
const fieldLabels: Record<string, string> = Object.fromEntries(
  kindRows.flatMap((row) =>
    Object.entries<Fields[string]>(row.fields).map(([name, field]) => [name, `${field.noun ?? field.label}.`]),
  ),
);

/** Adds a description to every property. A field without one stops the build. */
function addWords(schema: unknown): void {
  if (Array.isArray(schema)) for (const each of schema) addWords(each);
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return;
  const { properties } = schema as JsonSchema;
  for (const [name, property] of Object.entries(properties ?? {})) {
    const words = glossary[name] ?? fieldLabels[name] ?? commentOf(name);
    if (words === undefined) throw new Error(`The field "${name}" has no description. Write a comment above it.`);
    property.description ??= words;
  }
  for (const each of Object.values(schema)) addWords(each);
}

const named = new Map<Schema, string>(Object.entries(components).map(([name, schema]) => [schema, name]));

/** JSON Schema cannot express our custom types, which are files; an unknown value may be anything. */
function convert(schema: Schema, io: Direction, self?: string): JsonSchema {
  const registry = z.registry<{ id: string }>();
  for (const [each, name] of named) if (name !== self) registry.add(each, { id: name });
  const json = z.toJSONSchema(schema, {
    io,
    metadata: registry,
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === "custom") Object.assign(jsonSchema, { type: "string", format: "binary" });
      // Answers may gain fields, and clients that reject unknown ones would break then.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      // In JSON Schema, alternatives are not exclusive if the property that distinguishes them may be missing.
      if (jsonSchema.oneOf && zodSchema._zod.def.type === "union") {
        jsonSchema.anyOf = jsonSchema.oneOf;
        delete jsonSchema.oneOf;
      }
    },
  }) as JsonSchema;
  const { $schema: _, $defs: __, ...rest } = json;
  return JSON.parse(JSON.stringify(rest).replaceAll("#/$defs/", "#/components/schemas/")) as JsonSchema;
}

function worded(schema: JsonSchema): JsonSchema {
  addWords(schema);
  return schema;
}

/** The schema of each path parameter, by name. */
export const pathSchemas = (schema: Schema): Record<string, JsonSchema> => convert(schema, "input").properties ?? {};

/** The schema of a body or an answer: a reference if it is a component, or a component with restrictions. */
export function schemaOf(schema: Schema, io: Direction): JsonSchema {
  const name = named.get(schema);
  if (name) return { $ref: `#/components/schemas/${name}` };
  const own = worded(convert(schema, io));
  return narrowed(own, "Service") ?? own;
}

/** A schema with all the properties of a component is shown as that component and the differences. */
function narrowed(own: JsonSchema, name: string): JsonSchema | undefined {
  const base = componentSchemas()[name]?.properties ?? {};
  const mine = own.properties ?? {};
  if (!Object.keys(base).every((property) => Object.hasOwn(mine, property))) return undefined;
  const differs = Object.entries(mine).filter(([property, schema]) => !isDeepStrictEqual(schema, base[property]));
  return {
    allOf: [{ $ref: `#/components/schemas/${name}` }, { type: "object", properties: Object.fromEntries(differs) }],
  };
}

let made: Record<string, JsonSchema> | undefined;

/** The schemas of all components, as they are in answers. */
export function componentSchemas(): Record<string, JsonSchema> {
  made ??= Object.fromEntries(
    Object.entries(components).map(([name, schema]) => [
      name,
      { title: name, ...worded(convert(schema, "output", name)) },
    ]),
  );
  return made;
}
