import type ts from "typescript-6";
import { alternativesOf, fieldOf, itemsOf } from "../reader/contract-types.ts";
import { commonFields } from "./common-fields.ts";

/** The parts of a JSON Schema that the code in this folder reads. */
export interface JsonSchema {
  $ref?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: unknown;
  [keyword: string]: unknown;
}

/** Labels of fields by name, which take the place of a sentence. */
export type Labels = Readonly<Record<string, string>>;

/** Returns the types among these that have the literal values of a schema, such as the `channel` of a payment. */
function typesThatFit(properties: Readonly<Record<string, JsonSchema>>, types: readonly ts.Type[]): readonly ts.Type[] {
  const literals = Object.entries(properties).filter(([, { const: value }]) => value !== undefined);
  const fit = types.filter((type) => literals.every(([name, schema]) => fieldOf(type, name)?.isOnly(schema.const)));
  return fit.length > 0 ? fit : types;
}

/**
 * Adds a sentence to every field of a schema: the comment above the field or, if there is none, above the schema of
 * which the field consists, or else the sentence for its name in common-fields.ts. Throws if there is none, which stops
 * the build. The fields of `details` can have labels instead.
 */
export function addSentences(
  schema: JsonSchema,
  types: readonly ts.Type[],
  labels: { readonly own?: Labels; readonly details?: Labels } = {},
): JsonSchema {
  if (schema.$ref) return schema;
  const { properties = {}, items, additionalProperties, anyOf, oneOf, allOf } = schema;
  const possible = types.flatMap(alternativesOf);
  const here = typesThatFit(properties, possible);
  for (const [name, property] of Object.entries(properties)) {
    const fields = here.flatMap((type) => fieldOf(type, name) ?? []);
    const above = fields.find(({ sentence }) => sentence)?.sentence;
    const sentence = labels.own?.[name] ?? above ?? commonFields[name];
    if (sentence === undefined) throw new Error(`The field "${name}" has no description. Write a comment above it.`);
    addSentences(
      property,
      fields.map(({ type }) => type),
      name === "details" && labels.details ? { own: labels.details } : {},
    );
    property.description = sentence;
  }
  for (const each of [items, additionalProperties])
    if (typeof each === "object" && each) addSentences(each as JsonSchema, possible.flatMap(itemsOf));
  for (const each of [anyOf, oneOf, allOf].flatMap((list) => (list ?? []) as JsonSchema[]))
    addSentences(each, possible, labels);
  return schema;
}
