import { callComment } from "../reader/contract-types.ts";
import { type AnyExample, examples } from "../src/examples.ts";
import { type AnyCall, calls, type ErrorCode, errorCodes, pathNames } from "../src/index.ts";
import { accessOf, securityOf, securitySchemes } from "./access.ts";
import { errorSchema } from "./error-schema.ts";
import { kindWords } from "./kind-summaries.ts";
import { pathWords } from "./path-words.ts";
import { componentSchemas, pathSchemas, schemaOf } from "./schemas.ts";
import type { JsonSchema } from "./sentences.ts";
import { tagOf, tags } from "./tags.ts";

type Json = Record<string, unknown>;

/** The methods in the order in which a path lists them. */
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const contentTypes = { json: "application/json", multipart: "multipart/form-data", raw: "application/json" } as const;
/** The media types of the files that a call can respond with, by the ID of the call. */
const fileTypes: Readonly<Record<string, readonly string[]>> = {
  downloadDocument: ["application/pdf", "image/jpeg", "image/png"],
  downloadReport: ["text/csv"],
  downloadMyData: ["application/json"],
  downloadDriverData: ["application/json"],
  downloadAudit: ["text/csv"],
  downloadRecordsAccessed: ["text/csv"],
  downloadImportReport: ["text/csv"],
  downloadImportRowsToCorrect: ["text/csv"],
};

const optionalHeader = (name: string, description: string) => ({
  name,
  in: "header",
  description,
  required: false,
  schema: { type: "string", maxLength: 100 },
});

const ifMatchWords =
  "The ETag from your last read. If the record has changed since then, you get a 412 response with the latest version.";

const headerParameters = {
  RequestId: optionalHeader(
    "X-Request-Id",
    "Your own ID for this request. The response returns it, and every log line includes it.",
  ),
  IdempotencyKey: optionalHeader(
    "Idempotency-Key",
    "If you send the same key and body again within 24 hours, you get the first response again. The SDK sends a key automatically.",
  ),
  IfMatch: optionalHeader("If-Match", ifMatchWords),
  IfMatchRequired: { ...optionalHeader("If-Match", ifMatchWords), required: true },
};

/** Returns the request headers that a call accepts. */
function headersOf({ kind, method, errors, ifMatch }: AnyCall): Json[] {
  const names: (keyof typeof headerParameters)[] = ["RequestId"];
  if (method === "POST" && kind === "write") names.push("IdempotencyKey");
  if (ifMatch) names.push("IfMatchRequired");
  else if (errors.includes("stale")) names.push("IfMatch");
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function parametersOf(call: AnyCall): Json[] {
  const params = call.params ? pathSchemas(call.params) : {};
  const query: JsonSchema = call.query ? schemaOf(call.query, call.id, "query") : {};
  const example = examples[call.id];
  const exampleQuery = (example?.query ?? {}) as Json;
  return [
    ...pathNames(call.path).map((name) => {
      const description = pathWords(call.path, name);
      return { name, in: "path", required: true, description, schema: params[name], example: example?.params?.[name] };
    }),
    ...Object.entries(query.properties ?? {}).map(([name, { description, ...schema }]) => ({
      name,
      in: "query",
      required: false,
      description,
      schema,
      ...(exampleQuery[name] !== undefined && { example: exampleQuery[name] }),
    })),
    ...headersOf(call),
  ];
}

function errorExample(code: ErrorCode): Json {
  const common = { code, request_id: "req_01H8R9Z4WX" };
  if (code === "invalid") return { phone_number: ["Invalid phone number"], ...common };
  return { detail: errorCodes[code].meaning, ...(code === "stale" && { current: {} }), ...common };
}

const byStatus = (call: AnyCall) => Map.groupBy(call.errors.toSorted(), (code) => errorCodes[code].status);
const responseName = (codes: readonly ErrorCode[]): string => codes.join("-or-");

/** Returns a call's error responses, by status. Calls with the same codes share a response. */
const errorsOf = (call: AnyCall): Json =>
  Object.fromEntries(
    [...byStatus(call)].map(([status, codes]) => [
      String(status),
      { $ref: `#/components/responses/${responseName(codes)}` },
    ]),
  );

/** Returns every distinct error response, with its codes and an example body for each code. */
function errorResponses(): Json {
  const sets = calls.flatMap((call) => [...byStatus(call)]);
  return Object.fromEntries(
    sets.map(([status, codes]) => {
      const retryAfter =
        status === 429 || status === 503 ? { "Retry-After": { $ref: "#/components/headers/RetryAfter" } } : {};
      const content = {
        schema: { $ref: "#/components/schemas/Error" },
        examples: Object.fromEntries(codes.map((code) => [code, { summary: code, value: errorExample(code) }])),
      };
      const response = {
        description: codes.map((code) => `- \`${code}\`: ${errorCodes[code].meaning}`).join("\n"),
        headers: { "X-Request-Id": { $ref: "#/components/headers/RequestId" }, ...retryAfter },
        content: { "application/json": content },
      };
      return [responseName(codes), response] as const;
    }),
  );
}

function successOf(call: AnyCall, example: AnyExample | undefined): Json {
  const readable = call.method === "GET" || call.method === "PATCH" || call.method === "PUT";
  const headers = {
    "X-Request-Id": { $ref: "#/components/headers/RequestId" },
    ...(readable && call.answer && { ETag: { $ref: "#/components/headers/ETag" } }),
  };
  if (call.answers === "nothing") return { description: "Success, with no content.", headers };
  if (call.answers === "file")
    return {
      description: "The file, as an attachment.",
      headers,
      content: Object.fromEntries(
        (fileTypes[call.id] ?? []).map((type) => [type, { schema: { type: "string", format: "binary" } }]),
      ),
    };
  if (call.answers === "text" || !call.answer)
    return { description: "Success, with a text.", headers, content: { "text/plain": { schema: { type: "string" } } } };
  const content = { schema: schemaOf(call.answer, call.id, "answer"), example: example?.answer };
  const description = call.paged ? "Success, with one page of the list." : "Success.";
  return { description, headers, content: { "application/json": content } };
}

/** Replaces the files in an example with a placeholder, because JSON cannot contain them. */
const withoutFiles = (body: unknown): unknown =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Json).map(([name, value]) => [
      name,
      typeof value === "object" && value !== null && "arrayBuffer" in value ? "(the file's bytes)" : value,
    ]),
  );

function operationOf(call: AnyCall): Json {
  const example = examples[call.id];
  const words = kindWords.get(call.id) ?? callComment(call.id);
  const body = call.body && {
    requestBody: {
      required: true,
      content: {
        [contentTypes[call.sends]]: {
          schema: schemaOf(call.body, call.id, "body"),
          example: withoutFiles(example?.body),
        },
      },
    },
  };
  return {
    operationId: call.id,
    tags: [tagOf(call.path)],
    summary: words.summary,
    description: [words.description?.replaceAll("\n", " "), accessOf(call)].filter(Boolean).join("\n\n"),
    security: securityOf(call),
    parameters: parametersOf(call),
    ...body,
    responses: { [String(call.status)]: successOf(call, example), ...errorsOf(call) },
    ...(call.requirement === "addition" ? { "x-addition": true } : { "x-requirement": call.requirement }),
    "x-access": call.access,
    ...samplesOf(call),
  };
}

/** Returns the call's method in the SDK with its example, in the form in which tools for documentation show it. */
function samplesOf({ id }: AnyCall): Json {
  const { sdk, example } = callComment(id);
  return sdk && example ? { "x-codeSamples": [{ lang: "TypeScript", label: `kwan.${sdk}`, source: example }] } : {};
}

/**
 * Generates the server's OpenAPI 3.1 document from the contract.
 *
 * @example
 * JSON.stringify(openapiDocument(), null, 2);
 */
export function openapiDocument(): Json {
  const paths: Record<string, Json> = {};
  const inOrder = calls.toSorted((one, other) => methods.indexOf(one.method) - methods.indexOf(other.method));
  for (const { path } of calls) paths[path] = {};
  for (const call of inOrder)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  const header = (description: string) => ({ description, schema: { type: "string" } });
  return {
    openapi: "3.1.1",
    info: {
      title: "Kwan",
      version: "1.0.0",
      summary: "The API of a national driver licensing authority.",
      description:
        "All paths start with `/api`. Requests and responses are JSON, except requests with files, which are multipart. Amounts are in Ghana cedis with two decimal places. Dates are YYYY-MM-DD, and times are ISO 8601 in UTC. Lists are returned in pages, with `results` and links to the `next` and `previous` pages. Calls marked `x-addition` are not in the portal's specification.",
      license: { name: "MIT", identifier: "MIT" },
      contact: { name: "The Kwan authors" },
    },
    servers: [{ url: "/api", description: "This server." }],
    tags: tags.map(([name, description]) => ({ name, description })),
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes,
      headers: {
        RequestId: header("ID of the request, which is also in every log line."),
        RetryAfter: header("The number of seconds to wait before you try again."),
        ETag: header("Version of the record. Send it as If-Match when you change the record."),
      },
      parameters: headerParameters,
      responses: errorResponses(),
      schemas: { Error: errorSchema, ...componentSchemas() },
    },
  };
}
