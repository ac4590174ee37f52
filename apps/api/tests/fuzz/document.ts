import openapi from "@kwan/contract/openapi.json" with { type: "json" };
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

type Json = Readonly<Record<string, unknown>>;

interface Media {
  readonly schema?: Json;
  readonly example?: unknown;
}
interface Answer {
  readonly content?: Readonly<Record<string, Media>>;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: Json;
  readonly example?: unknown;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly type: string; readonly schema: Json; readonly example: unknown } | undefined;
  readonly responses: Readonly<Record<string, Answer>>;
}

const document = openapi as unknown as Json;

/** Resolves a value if it is a reference in the OpenAPI document. Returns other values unchanged. */
function follow<T>(value: T): T {
  const { $ref } = (value ?? {}) as { $ref?: string };
  if ($ref === undefined) return value;
  const parts = $ref.replace("#/", "").split("/");
  return follow(parts.reduce<unknown>((place, part) => (place as Json)[part], document) as T);
}

export const operations: readonly Operation[] = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Readonly<Record<string, Json>>).map(([method, response]) => {
    const content = ((response.requestBody as Json | undefined)?.content ?? {}) as Readonly<Record<string, Media>>;
    const [[type, media] = ["", {} as Media]] = Object.entries(content);
    return {
      id: String(response.operationId),
      method: method.toUpperCase(),
      path,
      parameters: (response.parameters as Parameter[]).map(follow),
      body: type ? { type, schema: follow(media.schema ?? {}), example: media.example } : undefined,
      responses: Object.fromEntries(
        Object.entries(response.responses as Readonly<Record<string, Answer>>).map(([status, answer]) => [
          status,
          follow(answer),
        ]),
      ),
    };
  }),
);

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
ajv.addSchema({ $id: "kwan", components: document.components as object });
const validators = new Map<string, ValidateFunction>();

/** Returns the same schema with references in the form that this validator resolves. */
const rooted = (schema: Json): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"kwan#/components'));

/** Describes how a response differs from the OpenAPI document. Returns null if the response conforms. */
export function disagreement(
  { id, responses }: Operation,
  answer: { readonly status: number; readonly type: string; readonly text: string },
): string | null {
  const response = responses[String(answer.status)];
  if (!response) return `the status ${answer.status} is not in the document`;
  if (!response.content) return answer.text === "" ? null : "the document says that there is no body";
  const type = answer.type.split(";")[0]?.trim() ?? "";
  const media = response.content[type];
  if (!media) return `the content type "${type}" is not in the document for ${answer.status}`;
  if (type !== "application/json" || !media.schema || media.schema.format === "binary") return null;
  const key = `${id} ${answer.status}`;
  const validate = validators.get(key) ?? ajv.compile(rooted(media.schema));
  validators.set(key, validate);
  let body: unknown;
  try {
    body = JSON.parse(answer.text);
  } catch {
    return "the body is no JSON";
  }
  return validate(body) ? null : `the body of ${answer.status}: ${ajv.errorsText(validate.errors)}`;
}

export { follow };
