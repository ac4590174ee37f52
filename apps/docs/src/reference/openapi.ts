import document from "@kwan/contract/openapi.json" with { type: "json" };

export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
};

export type Parameter = {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
};

type Content = Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;
type ErrorContent = { readonly examples?: Readonly<Record<string, { readonly value: unknown }>> };
type Response = { readonly description?: string; readonly content?: Content; readonly $ref?: string };
type Raw = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly unknown[];
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
  readonly "x-access": readonly string[];
  readonly "x-codeSamples": readonly { readonly label: string; readonly source: string }[];
};
type Document = {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Raw>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, ErrorContent>> }>>;
  };
};

const { tags: unsorted, paths, components } = document as unknown as Document;

/** The groups that most programs use come first, in the order in which an application needs them. */
const first = ["Accounts", "Drivers", "Services", "Documents", "Money", "Appointments", "Theory tests", "Branches"];
const place = ({ name }: { name: string }) => (first.includes(name) ? first.indexOf(name) : first.length);
const tags = unsorted.toSorted((one, other) => place(one) - place(other) || one.name.localeCompare(other.name));

const last = (ref: string) => ref.split("/").at(-1) ?? "";

/** An error code that a call can return, with its status and an example. */
export type CallError = { readonly code: string; readonly status: number; readonly example: unknown };

/** A call of the server, as the OpenAPI document describes it. */
export type Operation = {
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly method: string;
  /** The path with `/api` in front. */
  readonly path: string;
  readonly needsLogin: boolean;
  readonly access: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: { readonly type: string; readonly schema: Schema; readonly example: unknown } | undefined;
  readonly answer: {
    readonly status: string;
    readonly type: string | undefined;
    readonly schema: Schema | undefined;
    readonly example: unknown;
    readonly description: string;
  };
  readonly errors: readonly CallError[];
  readonly sdk: { readonly name: string; readonly example: string };
};

function errorsOf(responses: Raw["responses"]): CallError[] {
  return Object.entries(responses).flatMap(([status, response]) => {
    if (!response.$ref) return [];
    const examples = components.responses[last(response.$ref)]?.content["application/json"]?.examples ?? {};
    return Object.entries(examples).map(([code, { value }]) => ({ code, status: Number(status), example: value }));
  });
}

const parameterOf = (each: Parameter | { readonly $ref: string }): Parameter | readonly [] =>
  "$ref" in each ? (components.parameters[last(each.$ref)] ?? []) : each;

function operationOf(path: string, method: string, raw: Raw): Operation {
  const [type, content] = Object.entries(raw.requestBody?.content ?? {})[0] ?? [];
  const [status = "", response] = Object.entries(raw.responses).find(([code]) => code.startsWith("2")) ?? [];
  const [answerType, answer] = Object.entries(response?.content ?? {})[0] ?? [];
  const [sample] = raw["x-codeSamples"];
  return {
    id: raw.operationId,
    tag: raw.tags[0] ?? "",
    summary: raw.summary,
    description: raw.description,
    method: method.toUpperCase(),
    path: `/api${path}`,
    needsLogin: raw.security.length > 0,
    access: raw["x-access"],
    parameters: raw.parameters.flatMap(parameterOf),
    body: type && content ? { type, schema: content.schema, example: content.example } : undefined,
    answer: {
      status,
      type: answerType,
      schema: answer?.schema,
      example: answer?.example,
      description: response?.description ?? "",
    },
    errors: errorsOf(raw.responses),
    sdk: { name: sample?.label ?? "", example: sample?.source ?? "" },
  };
}

/** Every call, in the order of the groups. */
export const operations: readonly Operation[] = Object.entries(paths)
  .flatMap(([path, methods]) => Object.entries(methods).map(([method, raw]) => operationOf(path, method, raw)))
  .toSorted((one, other) => tagIndex(one) - tagIndex(other));

function tagIndex({ tag }: Operation): number {
  return tags.findIndex(({ name }) => name === tag);
}

export const groups = tags.map(({ name, description }) => ({
  name,
  description,
  operations: operations.filter(({ tag }) => tag === name),
}));

/** The named models, without the error, which has pages of its own. */
export const models = Object.entries(components.schemas).filter(([name]) => name !== "Error");

/** Returns the name of the model that a schema refers to. */
export const modelOf = ({ $ref }: Schema): string | undefined => ($ref ? last($ref) : undefined);

const namesIn = (value: unknown): string[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, each]) =>
        key === "$ref" && typeof each === "string" ? [last(each)] : namesIn(each),
      );

/** Returns the calls whose body or answer contains a model. */
export const usesOf = (model: string): readonly Operation[] =>
  operations.filter(({ body, answer }) => namesIn([body?.schema, answer.schema]).includes(model));
