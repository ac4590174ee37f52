import fc from "fast-check";
import * as z from "zod/mini";
import type { Schema } from "../src/call.ts";
import { examples } from "../src/examples.ts";

/** Returns every string in an example. The values for schemas with custom rules are picked from these strings. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
};
const pool = [
  ...new Set([
    ...textsIn(examples),
    "0.00",
    "1000.00",
    "Ɛsi Ñuñez-O'Hara",
    "2000-02-29",
    "👩🏾‍🚒 fire",
    "a".repeat(200),
  ]),
];

type Def = { type: string } & Record<string, unknown>;
const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def;
const inner = (def: Def): Schema => def.innerType as Schema;

/** Generates valid values for a schema. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  const def = defOf(schema);
  switch (def.type) {
    case "string":
      return textOf(schema);
    case "number":
      return fc
        .oneof(fc.integer({ min: 0, max: 100 }), fc.double({ min: -90, max: 90, noNaN: true }))
        .map((number) => (Object.is(number, -0) ? 0 : number))
        .filter((number) => z.safeParse(schema, number).success);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "enum":
      return fc.constantFrom(...Object.values(def.entries as Record<string, unknown>));
    case "literal":
      return fc.constantFrom(...(def.values as unknown[]));
    case "optional":
    case "default":
      return fc.option(arbitraryOf(inner(def)), { nil: undefined });
    case "nullable":
      return fc.option(arbitraryOf(inner(def)), { nil: null });
    case "array":
      return fc
        .array(arbitraryOf(def.element as Schema), { minLength: 1, maxLength: 4 })
        .filter((list) => z.safeParse(schema, list).success);
    case "record":
      return fc.dictionary(fc.constantFrom("one", "two", "__three"), arbitraryOf(def.valueType as Schema));
    case "union":
      return fc.oneof(...(def.options as Schema[]).map(arbitraryOf));
    case "object": {
      const shape = Object.entries(def.shape as Record<string, Schema>);
      return fc.record(Object.fromEntries(shape.map(([name, each]) => [name, arbitraryOf(each)])));
    }
    case "custom":
      return fc.constantFrom("uploaded-file.pdf", aFile).filter((value) => z.safeParse(schema, value).success);
    case "unknown":
      return fc.jsonValue();
    default:
      throw new Error(`No generator for a schema of type "${def.type}". Add one here.`);
  }
}

const aFile = { name: "a.pdf", type: "application/pdf", size: 4, arrayBuffer: async () => new ArrayBuffer(4) };

function textOf(schema: Schema): fc.Arbitrary<string> {
  const matching = pool.filter((text) => z.safeParse(schema, text).success);
  if (matching.length === 0)
    throw new Error("No example text keeps the rule of this schema. Add an example that does.");
  const anything = fc.string({ unit: "grapheme", maxLength: 60 }).filter((text) => z.safeParse(schema, text).success);
  const takesAnything = fc.sample(fc.string({ minLength: 3 }), 10).every((text) => z.safeParse(schema, text).success);
  return takesAnything ? fc.oneof(fc.constantFrom(...matching), anything) : fc.constantFrom(...matching);
}
