import { isDeepStrictEqual } from "node:util";
import { type Fields, kindRows } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import type { Schema } from "../src/call.ts";
import { createService } from "../src/calls/kinds.ts";
import { components } from "./components.ts";
import { commentOf } from "./field-comments.ts";
import { glossary } from "./glossary.ts";
import { ownedFields } from "./owned-fields.ts";

/** The parts of a JSON Schema that the code in this folder reads. */
export interface JsonSchema {
  $ref?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: unknown;
  [keyword: string]: unknown;
}

type Direction = "input" | "output";

/** The labels of the fields in the form for each kind of service, by the call that creates the application. */
const formFields: Readonly<Record<string, string>> = Object.fromEntries(
  kindRows.flatMap(({ kind, fields }) =>
    Object.entries<Fields[string]>(fields).map(([name, field]) => [
      `${createService[kind].id}.${name}`,
      `${field.noun ?? field.label}.`,
    ]),
  ),
);

/** Returns the description of a field. `owners` are the names under which owned-fields.ts can list it. */
function descriptionOf(field: string, owners: readonly string[]): string {
  const own = owners
    .map((owner) => `${owner}.${field}`)
    .map((key) => ownedFields[key] ?? formFields[key])
    .find((text) => text !== undefined);
  const words = own ?? glossary[field] ?? commentOf(field);
  if (words === undefined) throw new Error(`The field "${field}" has no description. Write a comment above it.`);
  return words;
}

/** Adds a description to every property. Throws if a property has no description, which stops the build. */
function addWords(schema: unknown, owners: readonly string[]): void {
  if (Array.isArray(schema)) for (const each of schema) addWords(each, owners);
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return;
  const { properties, ...others } = schema as JsonSchema;
  for (const [name, property] of Object.entries(properties ?? {})) {
    property.description ??= descriptionOf(name, owners);
    // Many schemas have `results` and `details`, so their fields belong to the same owners as these fields themselves.
    addWords(property, name === "results" || name === "details" ? owners : [name]);
  }
  for (const each of Object.values(others)) addWords(each, owners);
}

const named = new Map<Schema, string>(Object.entries(components).map(([name, schema]) => [schema, name]));

/** Converts a schema to JSON Schema. Custom types are always files, which become binary strings. */
function convert(schema: Schema, io: Direction, self?: string): JsonSchema {
  const registry = z.registry<{ id: string }>();
  for (const [each, name] of named) if (name !== self) registry.add(each, { id: name });
  const json = z.toJSONSchema(schema, {
    io,
    metadata: registry,
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === "custom") Object.assign(jsonSchema, { type: "string", format: "binary" });
      // Allow unknown fields, because later versions of the server can add fields to responses.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      // Use `anyOf`, because a value without the property that distinguishes the alternatives can match several of
      // them, which `oneOf` forbids.
      if (jsonSchema.oneOf && zodSchema._zod.def.type === "union") {
        jsonSchema.anyOf = jsonSchema.oneOf;
        delete jsonSchema.oneOf;
      }
    },
  }) as JsonSchema;
  const { $schema: _, $defs: __, ...rest } = json;
  return JSON.parse(JSON.stringify(rest).replaceAll("#/$defs/", "#/components/schemas/")) as JsonSchema;
}

function worded(schema: JsonSchema, owners: readonly string[]): JsonSchema {
  addWords(schema, owners);
  return schema;
}

/** Returns the schema of each path parameter, by name. */
export const pathSchemas = (schema: Schema): Record<string, JsonSchema> => convert(schema, "input").properties ?? {};

/** Returns the name of the component with this schema, or undefined if there is none. */
export const componentName = (schema: Schema): string | undefined => named.get(schema);

/**
 * Returns the schema of a query, body or response. A component becomes a reference. `owners` are the names under which
 * owned-fields.ts can list its fields.
 */
export function schemaOf(schema: Schema, io: Direction, owners: readonly string[]): JsonSchema {
  const name = componentName(schema);
  if (name) return { $ref: `#/components/schemas/${name}` };
  const own = worded(convert(schema, io), owners);
  return narrowed(own, "Service") ?? own;
}

/**
 * Returns a schema that has all properties of a component as a reference to that component, with only the properties
 * that differ. Returns undefined for any other schema.
 */
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

/** Returns the schemas of all components, as they are in responses. */
export function componentSchemas(): Record<string, JsonSchema> {
  made ??= Object.fromEntries(
    Object.entries(components).map(([name, schema]) => [
      name,
      { title: name, ...worded(convert(schema, "output", name), [name]) },
    ]),
  );
  return made;
}
