import type * as contract from "@kwan/contract";
import type { AnswerOf, AnyCall, Call, Schema } from "@kwan/contract";
import type * as z from "zod/mini";
import type { Actor, Context, ReadContext } from "../context.ts";
import type { Refusal } from "../domain-error.ts";
import type { ParamsWithIds, WithIds } from "../wire-ids.ts";

/** The data of a request that a handler may need besides its parameters, query and body. */
export interface RequestFacts {
  /** The path and query, exactly as requested. */
  readonly url: string;
  /**
   * The key for rate limits: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one
   * subscriber.
   */
  readonly network: string;
  /** The name of the browser, as it gives it. */
  readonly device: string;
  /** The token of the device, if somebody has logged in on it before. */
  readonly deviceToken: string | null;
  /** The version that the caller has read, from If-Match, or null if it was not sent. */
  readonly version: number | null;
  /** The unparsed body, for calls that need its bytes. */
  readonly raw: Buffer;
  readonly header: (name: string) => string | undefined;
}

type Read<S> = S extends Schema ? WithIds<z.output<S>> : undefined;
type ActorOf<C extends AnyCall> = "anyone" extends C["access"][number] ? Actor | null : Actor;

/** Calls that write run in a transaction, unless the contract says that they open their own. */
export type ContextOf<C extends AnyCall> = C["kind"] extends "read"
  ? ReadContext<ActorOf<C>>
  : C["transaction"] extends "none"
    ? ReadContext<ActorOf<C>>
    : Context<ActorOf<C>>;

/** The contents of a request, validated by the contract. */
export interface CallInput<C extends AnyCall = AnyCall> {
  readonly params: ParamsWithIds<C["path"]>;
  readonly query: Read<C["query"]>;
  readonly body: Read<C["body"]>;
  readonly request: RequestFacts;
}

/** A response with headers or other metadata in addition to its body. */
export class Reply<T> {
  readonly body: T | undefined;
  readonly version: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * The IDs to record in the audit log as read. By default, the ID in the path or, without one, the IDs in the list.
   */
  readonly reads: readonly string[] | undefined;
  /** The parameters of the request, to record in the audit log. */
  readonly auditDetails: unknown;

  constructor(reply: {
    body?: T;
    version?: number;
    headers?: Record<string, string>;
    reads?: readonly string[];
    auditDetails?: unknown;
  }) {
    this.body = reply.body;
    this.version = reply.version;
    this.headers = reply.headers ?? {};
    this.reads = reply.reads;
    this.auditDetails = reply.auditDetails;
  }
}

/** Presents a record with its version, which becomes its ETag. */
export const versioned = <Row extends { readonly version: number }, T>(row: Row, present: (row: Row) => T): Reply<T> =>
  new Reply({ body: present(row), version: row.version });

/**
 * The result of a handler: the response body, a reply with metadata, a refusal, or nothing if the call has no response
 * body.
 */
type HandlerResult<C extends AnyCall> =
  | AnswerOf<C>
  | Reply<AnswerOf<C>>
  | Refusal
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler returns nothing if its call has no response body.
  | (undefined extends AnswerOf<C> ? void : never);

/** Reads a request, runs a command, and presents the result. */
export interface Handler<C extends AnyCall> {
  (context: ContextOf<C>, input: CallInput<C>, ready?: unknown): Promise<HandlerResult<C>>;
  /** Runs before the call's transaction begins. */
  readonly prepare?: ((context: ReadContext<ActorOf<C>>, input: CallInput<C>) => Promise<unknown>) | undefined;
}

/**
 * Makes a handler with a slow part that needs no transaction, such as hashing a password or storing a file. No database
 * connection is held during that part. The data that `prepare` read may change before the transaction begins, so
 * `handle` must check it again.
 *
 * @example
 * confirm: prepared((_, { body }) => hashPassword(body.password1), (context, { body }, hash) => …),
 */
export const prepared = <C extends AnyCall, P>(
  prepare: (context: ReadContext<ActorOf<C>>, input: CallInput<C>) => Promise<P>,
  handle: (context: ContextOf<C>, input: CallInput<C>, ready: P) => Promise<HandlerResult<C>>,
): Handler<C> =>
  Object.assign((context: ContextOf<C>, input: CallInput<C>, ready?: unknown) => handle(context, input, ready as P), {
    prepare,
  });

type HandlerOf<X> = X extends AnyCall
  ? Handler<X>
  : { readonly [K in keyof X]: X[K] extends AnyCall ? Handler<X[K]> : never };
type CallNames = {
  [N in keyof typeof contract]: (typeof contract)[N] extends AnyCall | Readonly<Record<string, Call>> ? N : never;
}[keyof typeof contract];

/** A handler for every call in the contract. If one is missing, handlers.ts does not compile. */
export type Handlers = { readonly [N in Exclude<CallNames, "calls" | "errorCodes">]: HandlerOf<(typeof contract)[N]> };
