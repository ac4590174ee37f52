import type { ProgramScope, Scope } from "@kwan/domain";
import type { PowerName } from "@kwan/domain/oversight";
import * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";
import { lazily } from "./lazily.ts";
import { type PathNames, pathNames, pathParameters } from "./path-parameters.ts";

export { type PathNames, pathNames };

/** A schema from zod or zod/mini. */
export type Schema = z.core.$ZodType;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who can make a call. `anyone` needs no login. `owner` is a learner or driver, who can only access their own records.
 * `signed_in` is any account, for its own data. All other grants are scopes of staff and schools.
 */
export type Grant = "anyone" | "signed_in" | "owner" | Scope;

/**
 * What a member of staff does with a call: a power of the table, or the power of the action or the kind of decision that
 * the body names.
 */
export type CallPower = PowerName | "of_the_action" | "of_the_decision";

type Requirement = `R-API-${string}` | "addition";

/** The format of a request body. */
export type Sends = "json" | "multipart" | "raw";
export type Answers = "json" | "nothing" | "file" | "text";

/** The maximum number of files in a multipart body, and the maximum size of each in bytes. */
export interface FileLimits {
  readonly count: number;
  readonly bytes: number;
}

type ParameterTable = typeof pathParameters;
type ParamsSchema<P extends string> = z.ZodMiniObject<{
  [N in PathNames<P> & keyof ParameterTable]: ParameterTable[N];
}>;

/**
 * The error codes that a call can fail with because of its method, path, query, body and access, in addition to those
 * in its definition.
 */
type ImpliedCodes<D extends Definition> =
  | "rate_limited"
  | "internal"
  | "unavailable"
  // Any call can receive a malformed URL or body, or an invalid token, even if the call requires no login.
  | "malformed"
  | "unauthenticated"
  | (D["access"][number] extends "anyone" ? never : "forbidden")
  | (PathNames<D["path"]> extends never ? never : "not_found")
  | (D extends { body: Schema } ? "not_found" | "invalid" : never)
  | (D["method"] extends "GET" ? never : "too_large" | "wrong_type")
  | (D["method"] extends "POST" ? "invalid" : never)
  | (D extends { query: Schema } ? "invalid" : never)
  | (D["method"] extends "POST" ? (D extends { kind: "read" } ? never : "in_progress" | "key_reused") : never)
  | (D["method"] extends "PATCH" | "PUT" ? "stale" : never)
  | (D extends { ifMatch: "required" } ? "stale" | "version_required" : never);

/** The definition of a call, from which its other properties are derived. */
interface Definition {
  readonly id: string;
  /** The ID of the requirement. Default: `addition`, which marks a call that is not in the specification. */
  readonly requirement?: Requirement;
  /** Whether the call only reads or also changes something. Default: a GET reads, and other methods write. */
  readonly kind?: "read" | "write";
  /** Whether the response is a page of a list. If so, the query parameters include a cursor. */
  readonly paged?: true;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly sends?: Exclude<Sends, "multipart">;
  /** The files that the body can contain. The body is then multipart. */
  readonly files?: FileLimits;
  readonly answer?: Schema;
  readonly answers?: Answers;
  readonly status?: 200 | 201 | 202 | 204;
  readonly errors?: readonly ErrorCode[];
  /** Set to `required` if the call fails with 428 unless the caller sends the version of the record that they have read. */
  readonly ifMatch?: "required";
  readonly access: readonly Grant[];
  /** What staff and driving schools do with the call. Every call with which they write has one. */
  readonly power?: CallPower;
  /**
   * Set to `none` if the call makes requests to another system or sends a long file. The server then does not run the
   * whole call in one database transaction, and the handler opens short transactions itself.
   */
  readonly transaction?: "none";
  /**
   * The kind of record to name in the audit log when a member of staff or a driving school reads a record with this
   * call.
   */
  readonly audit?: string;
  /** What a program needs to be allowed to read with this call. Programs can make no other calls that need a login. */
  readonly program?: ProgramScope;
}

/**
 * The definition of an API call, created by {@link call}. The client, the server, the test handlers and the OpenAPI
 * document all use it, so that each call is described only once.
 */
export interface Call<D extends Definition = Definition> {
  readonly id: D["id"];
  readonly requirement: D extends { requirement: infer R extends Requirement } ? R : Requirement;
  readonly kind: D extends { kind: infer K extends "read" | "write" }
    ? K
    : D["method"] extends "GET"
      ? "read"
      : "write";
  readonly paged: D extends { paged: true } ? true : false;
  readonly method: D["method"];
  readonly path: D["path"];
  readonly params: ParamsSchema<D["path"]> | undefined;
  readonly query: D extends { query: infer Q extends Schema } ? Q : undefined;
  readonly body: D extends { body: infer B extends Schema } ? B : undefined;
  readonly sends: Sends;
  readonly files: D extends { files: FileLimits } ? FileLimits : undefined;
  readonly answer: D extends { answer: infer A extends Schema } ? A : undefined;
  readonly answers: D extends { answers: infer A extends Answers }
    ? A
    : D extends { answer: Schema }
      ? "json"
      : "nothing";
  readonly status: number;
  readonly errors: readonly (ImpliedCodes<D> | (D extends { errors: readonly (infer E)[] } ? E : never))[];
  readonly ifMatch: D extends { ifMatch: "required" } ? "required" : undefined;
  readonly access: D["access"];
  readonly power: CallPower | undefined;
  readonly transaction: D extends { transaction: "none" } ? "none" : undefined;
  readonly audit: D extends { audit: infer E extends string } ? E : undefined;
  readonly program?: ProgramScope | undefined;
}

/** Whether staff or driving schools write with the call. */
type IsStaffWrite<D extends Definition> =
  Extract<D["access"][number], Scope> extends never
    ? false
    : D extends { method: "GET" } | { kind: "read" }
      ? false
      : true;

/** Requires the power of a call with which staff write. Only a call that has none, because it reads, is open to programs. */
type WithPower<D extends Definition> =
  IsStaffWrite<D> extends true ? { readonly power: CallPower; readonly program?: never } : { readonly power?: never };

/** Any call, without the types of its specific definition. */
export interface AnyCall {
  readonly id: string;
  readonly requirement: Requirement;
  readonly kind: "read" | "write";
  readonly paged: boolean;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly params: Schema | undefined;
  readonly query: Schema | undefined;
  readonly body: Schema | undefined;
  readonly sends: Sends;
  readonly files: FileLimits | undefined;
  readonly answer: Schema | undefined;
  readonly answers: Answers;
  readonly status: number;
  readonly errors: readonly ErrorCode[];
  readonly ifMatch: "required" | undefined;
  readonly access: readonly Grant[];
  readonly power: CallPower | undefined;
  readonly transaction: "none" | undefined;
  readonly audit: string | undefined;
  readonly program?: ProgramScope | undefined;
}

type In<S> = S extends Schema ? z.input<S> : undefined;
type Out<S> = S extends Schema ? z.output<S> : undefined;

export type ParamsOf<C extends { path: string }> = { readonly [N in PathNames<C["path"]>]: string };
export type QueryOf<C extends { query: unknown }> = In<C["query"]>;
export type BodyOf<C extends { body: unknown }> = In<C["body"]>;
/** The type of a body after parsing. Validated strings can have more specific types than they had before parsing. */
export type ReadBodyOf<C extends { body: unknown }> = Out<C["body"]>;
export type AnswerOf<C extends { answer: unknown; answers: Answers }> = Out<C["answer"]>;
export type CodesOf<C extends { errors: readonly unknown[] }> = Extract<C["errors"][number], ErrorCode>;

function impliedCodes(d: Definition): ErrorCode[] {
  const codes: ErrorCode[] = ["rate_limited", "internal", "unavailable", "malformed", "unauthenticated"];
  if (!d.access.includes("anyone")) codes.push("forbidden");
  if (pathNames(d.path).length > 0 || d.body) codes.push("not_found");
  if (d.body || d.query || d.method === "POST") codes.push("invalid");
  if (d.method !== "GET") codes.push("too_large", "wrong_type");
  if (d.method === "POST" && d.kind !== "read") codes.push("in_progress", "key_reused");
  if (d.method === "PATCH" || d.method === "PUT" || d.ifMatch) codes.push("stale");
  if (d.ifMatch) codes.push("version_required");
  return codes;
}

const paramsOf = (path: string): Schema =>
  z.object(Object.fromEntries(pathNames(path).map((name) => [name, pathParameters[name as keyof ParameterTable]])));

/**
 * Creates a call from its definition. Adds the schema of its path parameters, and the error codes that follow from its
 * method, path, query, body and access.
 *
 * @example
 * export const getBranch = call({
 *   id: "getBranch",
 *   requirement: "R-API-B02",
 *   method: "GET",
 *   path: "/dvla/branch/{id}/",
 *   answer: branch,
 *   access: ["anyone"],
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function call<const D extends Definition>(definition: D & WithPower<D>): Call<D>;
export function call(definition: Definition): unknown {
  const { errors = [], ...plain } = definition;
  const { path, method } = definition;
  const sends = plain.files ? "multipart" : "json";
  const answers = plain.answers ?? (plain.answer ? "json" : "nothing");
  const made: AnyCall = Object.assign(
    lazily<Pick<AnyCall, "params" | "errors">>({
      params: () => (path.includes("{") ? paramsOf(path) : undefined),
      errors: () => [...new Set([...errors, ...impliedCodes(definition)])],
    }),
    {
      requirement: "addition",
      kind: method === "GET" ? "read" : "write",
      paged: false,
      sends,
      files: undefined,
      query: undefined,
      body: undefined,
      answer: undefined,
      answers,
      status: answers === "nothing" ? 204 : 200,
      ifMatch: undefined,
      power: undefined,
      transaction: undefined,
      audit: undefined,
    } as const,
    plain,
  );
  return made;
}
