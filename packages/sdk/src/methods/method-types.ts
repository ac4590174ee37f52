import type { AnswerOf, AnyCall, BodyOf, CodesOf, QueryOf, Schema } from "@kwan/contract";
import type { KwanList, ListPage } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { BodyOptions, CallOptions, PostOptions, UpdateOptions } from "../requests/options.ts";

/** The names a path's braces may hold, as arguments that show their name in an editor. */
export interface PathArguments {
  id: [id: string];
  customerId: [customerId: string];
  serviceId: [serviceId: string];
  email: [email: string];
  phone_number: [phoneNumber: string];
  target: [target: string];
  code: [code: string];
  provider: [provider: "sandbox" | "paystack"];
  part: [part: "road_sign" | "road_traffic"];
}

/** The arguments that fill the braces of a path, in their order. */
export type PathArgs<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? [...(Name extends keyof PathArguments ? PathArguments[Name] : [value: string]), ...PathArgs<Rest>]
  : [];

/** R-SDK-02: a query value may be null or undefined; it is then left out. */
export type Nullish<Q> = { readonly [K in keyof Q]?: Q[K] | null | undefined } & {
  readonly [K in keyof Q as undefined extends Q[K] ? never : K]: Q[K];
};

/** Properties that may be left out may also be given as undefined. */
type Loose<B> = B extends Blob | FormData | ArrayBuffer | string | readonly unknown[]
  ? B
  : B extends object
    ? { [K in keyof B]: undefined extends B[K] ? B[K] | undefined : B[K] }
    : B;

export type BodyInputOf<C extends { body: unknown }> = Loose<BodyOf<C>>;

export type BodyArgs<C extends { body: unknown }> = C["body"] extends Schema
  ? Record<never, never> extends BodyOf<C>
    ? [body?: BodyInputOf<C> | undefined]
    : [body: BodyInputOf<C>]
  : [];

export type QueryArgs<C extends { query: unknown }> = C["query"] extends Schema
  ? Record<never, never> extends QueryOf<C>
    ? [query?: Nullish<QueryOf<C>> | undefined]
    : [query: Nullish<QueryOf<C>>]
  : [];

/** What a call may be given as its last argument, by its method and body. */
export type OptionsOf<C extends { method: string; body: unknown; errors: readonly unknown[] }> = CallOptions &
  (C["method"] extends "POST" ? PostOptions : unknown) &
  ("stale" extends C["errors"][number] ? UpdateOptions : unknown) &
  (C["body"] extends Schema ? BodyOptions : unknown);

/** Everything of a call that says what it asks: path, then body, then query. */
export type AskedArgs<C extends AnyCall> = [...PathArgs<C["path"]>, ...BodyArgs<C>, ...QueryArgs<C>];

/** The arguments of a call's method. */
export type ArgsOf<C extends AnyCall> = [...AskedArgs<C>, options?: OptionsOf<C>];

/** What a call's method gives: a promise, of a list where the answer is a page of one. */
export type Answering<A, Codes extends string> = [A] extends [ListPage] ? KwanList<A, Codes> : KwanPromise<A, Codes>;

/** A method of the client: made from its call, which it carries as `contract`. */
export interface Method<C extends AnyCall, A = AnswerOf<C>> {
  (...args: ArgsOf<C>): Answering<A, CodesOf<C>>;
  /** The call as the contract has it: id, path, schemas, codes, who may call. */
  readonly contract: C;
}

/** The calls of one sort by the kind of service they are for. */
export type KindTable = Readonly<Record<string, AnyCall>>;

/** A method that first names the kind of service: arguments and answer are that kind's own. */
export interface KindMethod<T extends KindTable> {
  <const K extends keyof T & string>(kind: K, ...args: ArgsOf<T[K]>): Answering<AnswerOf<T[K]>, CodesOf<T[K]>>;
  /** The calls as the contract has them, by kind. */
  readonly contracts: T;
}
