import { isDeepStrictEqual } from "node:util";
import { type Fields, kindRows } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { componentType, type Part, partType } from "../reader/contract-types.ts";
import type { Schema } from "../src/call.ts";
import { createService } from "../src/kinds/calls.ts";
import { fileOrId } from "../src/update-requests/shapes.ts";
import { components } from "./components.ts";
import { addSentences, type JsonSchema, type Labels } from "./sentences.ts";

type Direction = "input" | "output";

/** The labels of the fields in the form for each kind of service, by the ID of the call that creates the application. */
const formLabels: Readonly<Record<string, Labels>> = Object.fromEntries(
  kindRows.map(({ kind, fields }) => [
    createService[kind].id,
    Object.fromEntries(
      Object.entries<Fields[string]>(fields).map(([name, field]) => [name, `${field.noun ?? field.label}.`]),
    ),
  ]),
);

const named = new Map<Schema, string>(Object.entries(components).map(([name, schema]) => [schema, name]));

const binary = { type: "string", format: "binary" };

/** Converts a schema to JSON Schema. Custom types are always files, which become binary strings. */
function convert(schema: Schema, io: Direction, self?: string): JsonSchema {
  const registry = z.registry<{ id: string }>();
  for (const [each, name] of named) if (name !== self) registry.add(each, { id: name });
  const json = z.toJSONSchema(schema, {
    io,
    metadata: registry,
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === "custom") Object.assign(jsonSchema, binary);
      if ((zodSchema as Schema) === fileOrId) Object.assign(jsonSchema, { anyOf: [binary, { type: "string" }] });
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

/** Returns the schema of each path parameter, by name. */
export const pathSchemas = (schema: Schema): Record<string, JsonSchema> => convert(schema, "input").properties ?? {};

const componentName = (schema: Schema): string | undefined => named.get(schema);

/** Returns the schema of a call's query, body or response. A component becomes a reference. */
export function schemaOf(schema: Schema, id: string, part: Part): JsonSchema {
  const name = componentName(schema);
  if (name) return { $ref: `#/components/schemas/${name}` };
  const plain = convert(schema, part === "answer" ? "output" : "input");
  const own = addSentences(plain, [partType(id, part)], { details: formLabels[id] ?? {} });
  return narrow(own, "Service") ?? own;
}

/**
 * Returns a schema that has all properties of a component as a reference to that component, with only the properties
 * that differ. Returns undefined for any other schema.
 */
function narrow(own: JsonSchema, name: string): JsonSchema | undefined {
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
      { title: name, ...addSentences(convert(schema, "output", name), [componentType(name)]) },
    ]),
  );
  return made;
}
