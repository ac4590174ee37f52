import type * as contract from "@kwan/contract";
import type { AnswerOf, AnyCall, Call, ParamsOf, Schema } from "@kwan/contract";
import type { Role } from "@kwan/domain";
import type * as z from "zod/mini";
import type { Queries } from "../db/open.ts";
import type { UserRow } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import type { DomainError } from "../domain-error.ts";

/** Who is asking: an account, and the session it asks in. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
  readonly driver: string | null;
  readonly school: string | null;
  readonly branch: string | null;
  readonly session: string;
  readonly expires_at: string;
  /** The account as it was when the request came. */
  readonly account: UserRow;
}

/** What of a request a handler may need beside its contents. */
export interface RequestFacts {
  readonly id: string;
  /** Path and query, as they were asked for. */
  readonly url: string;
  /** The address it came from, behind trusted proxies only. */
  readonly address: string;
  /** What limits count by: an IPv4 address, or the /64 of an IPv6 address, which one subscriber has whole. */
  readonly network: string;
  readonly device: string;
  /** The version the caller read, from If-Match; null where none was sent. */
  readonly version: number | null;
  /** The body's bytes, for calls that take them raw. */
  readonly raw: Buffer;
  readonly header: (name: string) => string | undefined;
}

type Read<S> = S extends Schema ? z.output<S> : undefined;
type ActorOf<C extends AnyCall> = "anyone" extends C["access"][number] ? Actor | null : Actor;

/** A call that has been understood: every part checked by the contract. */
export interface Asked<C extends AnyCall = AnyCall> {
  readonly params: ParamsOf<C>;
  readonly query: Read<C["query"]>;
  readonly body: Read<C["body"]>;
  readonly actor: ActorOf<C>;
  /** In a call that writes this is a transaction: it is kept if the handler returns, and undone if it throws. */
  readonly db: Queries;
  readonly deps: Deps;
  readonly request: RequestFacts;
}

/** An answer with more than its body, or a refusal that keeps what was written. */
export class Reply<T> {
  readonly body: T | undefined;
  readonly version: number | undefined;
  readonly refusal: DomainError | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(reply: { body?: T; version?: number; refusal?: DomainError; headers?: Record<string, string> }) {
    this.body = reply.body;
    this.version = reply.version;
    this.refusal = reply.refusal;
    this.headers = reply.headers ?? {};
  }
}

/** An answer with the version of what it shows, which becomes its ETag. */
export const versioned = <T>(body: T, version: number): Reply<T> => new Reply({ body, version });

/** Says no, and keeps what was written on the way, such as the count of wrong codes. */
export const refuse = (refusal: DomainError): Reply<never> => new Reply<never>({ refusal });

/** What a handler says: the answer, a reply, or nothing where the call answers nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler whose call answers nothing returns nothing.
type Said<C extends AnyCall> = AnswerOf<C> | Reply<AnswerOf<C>> | (undefined extends AnswerOf<C> ? void : never);

export interface Handler<C extends AnyCall> {
  (asked: Asked<C>, ready?: unknown): Promise<Said<C>>;
  /** What is worked out before the transaction of the call begins. */
  readonly prepare?: ((asked: Asked<C>) => Promise<unknown>) | undefined;
}

/**
 * A handler with a slow part that needs no transaction, such as hashing a password or storing a file: while it runs, no
 * connection of the database is held. Its `db` is the root handle, so it may read, and what it read may have changed
 * when the transaction begins: the second part checks that.
 *
 * @example
 * confirm: prepared((asked) => hashPassword(asked.body.password1), (asked, hash) => setPassword(asked, hash)),
 */
export const prepared = <C extends AnyCall, P>(
  prepare: (asked: Asked<C>) => Promise<P>,
  handle: (asked: Asked<C>, ready: P) => Promise<Said<C>>,
): Handler<C> => Object.assign((asked: Asked<C>, ready?: unknown) => handle(asked, ready as P), { prepare });

type HandlerOf<X> = X extends AnyCall
  ? Handler<X>
  : { readonly [K in keyof X]: X[K] extends AnyCall ? Handler<X[K]> : never };
type CallNames = {
  [N in keyof typeof contract]: (typeof contract)[N] extends AnyCall | Readonly<Record<string, Call>> ? N : never;
}[keyof typeof contract];

/** A handler for every call of the contract: leave one out and this does not compile. */
export type Handlers = { readonly [N in Exclude<CallNames, "calls" | "errorCodes">]: HandlerOf<(typeof contract)[N]> };

/** The handlers of some calls, by the names that the contract exports them under. */
export type HandlersOf<N extends keyof Handlers> = Pick<Handlers, N>;
