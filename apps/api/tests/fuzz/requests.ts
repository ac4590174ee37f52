import fc from "fast-check";
import { follow, type Operation } from "./document.ts";

type Json = Readonly<Record<string, unknown>>;

export interface FuzzRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
}

/** Strings that often break programs. */
const awkward = fc.constantFrom(
  "",
  " ",
  "a",
  "0",
  "-1",
  "null",
  "%",
  "%00",
  "\u0000",
  "\ud800",
  "🚗",
  "‮abc",
  "../../etc/passwd",
  "' or 1=1 --",
  "<script>",
  "__proto__",
  "x".repeat(5_000),
  "2026-02-30",
  "9999-12-31",
  "+233244000001",
  "KW-2026-000001",
  "é".repeat(99),
);
const anything = fc.oneof(
  awkward,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(awkward, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom("id", "a", "constructor"), awkward, { maxKeys: 2 }),
);

/** Generates a value for a schema. The value is usually valid, but not always. */
function madeFor(node: Json, depth = 0): fc.Arbitrary<unknown> {
  const schema = follow(node);
  const fits = validValue(schema, depth);
  return fc.oneof({ weight: 5, arbitrary: fits }, { weight: 1, arbitrary: anything });
}

function validValue(schema: Json, depth: number): fc.Arbitrary<unknown> {
  const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if ("const" in schema) return fc.constant(schema.const);
  const choices = [...list(schema.anyOf), ...list(schema.oneOf)];
  if (choices.length > 0) return fc.oneof(...choices.map((each) => madeFor(each, depth + 1)));
  if (depth > 5) return anything;
  const [type] = [schema.type].flat();
  if (type === "integer" || type === "number") return fc.integer({ min: -2, max: 200 });
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (type === "array") return fc.array(madeFor((schema.items ?? {}) as Json, depth + 1), { maxLength: 3 });
  if (type === "object" || schema.properties) return objectOf(schema, depth);
  return fc.oneof(
    awkward,
    fc.string({ maxLength: 30 }),
    fc.constantFrom("2026-11-20", "B", "Ama", "affidavit", "0244000001"),
  );
}

function objectOf(schema: Json, depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Json>>);
  const model = Object.fromEntries(properties.map(([name, each]) => [name, madeFor(each, depth + 1)]));
  return fc.record(model, { requiredKeys: [] });
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
/** Encodes a value for a URL. Unpaired surrogates are replaced, because they cannot be encoded. */
const encoded = (value: unknown): string => encodeURIComponent(textOf(value).toWellFormed());

/**
 * Generates requests for an operation: parameters and a body as the OpenAPI document describes them, IDs of existing
 * records from `known`, and the document's example with one part changed.
 */
export function requestsOf(operation: Operation, ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const id = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: awkward });
  const inPath = operation.parameters.filter((each) => each.in === "path");
  const inQuery = operation.parameters.filter((each) => each.in === "query");
  const example = (operation.body?.example ?? {}) as Json;
  const body = !operation.body
    ? fc.constantFrom(undefined, undefined, "{", "[]")
    : fc.oneof(
        { weight: 4, arbitrary: madeFor(operation.body.schema) },
        {
          weight: 4,
          arbitrary: fc
            .tuple(objectOf(operation.body.schema, 0), fc.boolean())
            .map(([some, isWhole]) => (isWhole ? example : { ...example, ...(some as object) })),
        },
        { weight: 1, arbitrary: fc.constantFrom("{", "", "[1", "\u0000") },
      );
  return fc
    .record({
      path: fc.record(
        Object.fromEntries(
          inPath.map(({ name, example: exampleValue }) => [name, fc.oneof(id, fc.constant(exampleValue ?? "x"))]),
        ),
      ),
      query: fc.record(Object.fromEntries(inQuery.map(({ name, schema }) => [name, madeFor(schema ?? {})])), {
        requiredKeys: [],
      }),
      body,
      type: fc.constantFrom("right", "right", "right", "right", "right", "text/plain"),
      key: fc.option(fc.constantFrom("a-key", "x".repeat(101)), { freq: 10 }),
      ifMatch: fc.option(fc.constantFrom('"1"', '"1", "2"', "*", "nonsense"), { freq: 10 }),
    })
    .map((made) => asRequest(operation, made as Made));
}

interface Made {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly type: string;
  readonly key: string | null;
  readonly ifMatch: string | null;
}

function asRequest({ path, body }: Operation, made: Made): FuzzRequest {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(made.path[name]) || "x");
  const query = Object.entries(made.query).map(([name, value]) => `${name}=${encoded(value)}`);
  const isForm = body?.type === "multipart/form-data" && typeof made.body === "object" && made.type === "right";
  const sent =
    made.body === undefined
      ? undefined
      : typeof made.body === "string"
        ? made.body
        : isForm
          ? formOf(made.body as Json)
          : JSON.stringify(made.body);
  return {
    path: query.length > 0 ? `${filled}?${query.join("&")}` : filled,
    headers: {
      ...(made.key !== null && { "idempotency-key": made.key }),
      ...(made.ifMatch !== null && { "if-match": made.ifMatch }),
      ...(sent !== undefined && !isForm && { "content-type": made.type === "right" ? "application/json" : made.type }),
    },
    body: sent,
  };
}

function formOf(body: Json | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    if (value === "(the file's bytes)") form.append(name, new File(["%PDF-1.4\n%%EOF\n"], "a.pdf"));
    else form.append(name, textOf(value).toWellFormed());
  return form;
}
