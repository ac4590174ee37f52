import type * as contract from "@kwan/contract";
import type { AnyCall, BodyOf, CodesOf, PathNames, Schema } from "@kwan/contract";
import type {
  InfiniteData,
  QueryKey,
  QueryKeyWithDataTag,
  UnusedSkipTokenInfiniteOptions,
  UnusedSkipTokenOptions,
  UseMutationOptions,
} from "@tanstack/react-query";
import type { KwanError } from "../errors/kwan-error.ts";
import type { Answer, AnswerTo, Body, KindTable, Query } from "../methods/method-types.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, IfMatch, PostOptions, UpdateOptions } from "../requests/options.ts";

/** Options for `useQuery`, with the types of the data and the error. */
export type ReadOptions<A, E> = UnusedSkipTokenOptions<A, E, A, QueryKey> & QueryKeyWithDataTag<QueryKey, A, E>;

/** Options for `useInfiniteQuery`. The data is the pages fetched so far. */
export type InfiniteOptions<A, E> = UnusedSkipTokenInfiniteOptions<
  A,
  E,
  InfiniteData<A, string | undefined>,
  QueryKey,
  string | undefined
> &
  QueryKeyWithDataTag<QueryKey, InfiniteData<A, string | undefined>, E>;

/** Options for `useMutation`. */
export type WriteOptions<A, E, V> = UseMutationOptions<A, E, V> & { readonly mutationKey: QueryKey };

type ErrorOf<C extends AnyCall> = KwanError<CodesOf<C>>;
type Written = (...args: never) => unknown;

/**
 * A function that returns a method's query key for the given arguments. Without arguments, the key matches all the
 * method's queries.
 */
interface Keyed {
  key(...partial: readonly unknown[]): QueryKey;
}

interface Infinite<M extends Written, A, E> {
  /** Returns options for `useInfiniteQuery`, given the same arguments as the client's method. */
  infinite(...args: Parameters<M>): InfiniteOptions<A, E>;
}

/** A function that creates query options for a read. It takes the same arguments as the client's method. */
export type ReadFactory<M extends Written, C extends AnyCall> = Keyed &
  ((...args: Parameters<M>) => ReadOptions<Answer<C>, ErrorOf<C>>) &
  (C["paged"] extends true ? Infinite<M, Answer<C>, ErrorOf<C>> : unknown);

// biome-ignore lint/suspicious/noConfusingVoidType: react-query lets `mutate()` be called without variables for void only.
type Optional<V> = Record<never, never> extends V ? V | undefined | void : V;

/** The variables of a mutation: the path parameters by name, `body`, `query`, and the call options. */
export type VariablesOf<C extends AnyCall> = Optional<
  { readonly [N in PathNames<C["path"]>]: string } & (C["body"] extends Schema
    ? Record<never, never> extends BodyOf<C>
      ? { readonly body?: Body<C> | undefined }
      : { readonly body: Body<C> }
    : unknown) &
    (C["query"] extends Schema ? { readonly query?: Query<C> | undefined } : unknown) &
    CallOptions &
    (C["method"] extends "POST" ? PostOptions : unknown) &
    ("stale" extends C["errors"][number] ? UpdateOptions : unknown) &
    (C["ifMatch"] extends "required" ? IfMatch : unknown)
>;

/** A function that creates mutation options for a write. */
export type WriteFactory<C extends AnyCall> = Keyed & (() => WriteOptions<Answer<C>, ErrorOf<C>, VariablesOf<C>>);

/** The arguments after the kind of service: the ID in the path or, if there is none, the body. */
type KindArgs<C extends AnyCall> = [PathNames<C["path"]>] extends [never]
  ? [body: Body<C>, options?: CallOptions]
  : [id: string, options?: CallOptions];

/** A function that creates query or mutation options for a method whose first argument is the kind of service. */
export type KindFactory<T extends KindTable> = Keyed &
  (T[keyof T]["kind"] extends "read"
    ? <const K extends keyof T & string>(kind: K, ...args: KindArgs<T[K]>) => ReadOptions<Answer<T[K]>, ErrorOf<T[K]>>
    : <const K extends keyof T & string>(kind: K) => WriteOptions<Answer<T[K]>, ErrorOf<T[K]>, VariablesOf<T[K]>>);

type FactoryOf<M> = M extends { readonly contracts: infer T extends KindTable }
  ? KindFactory<T>
  : M extends (...args: never) => AnswerTo<infer C extends AnyCall>
    ? FactoryFor<M, C>
    : M extends (...args: never) => KwanPromise<unknown, unknown, infer Id extends keyof CallsById>
      ? FactoryFor<M, CallsById[Id]>
      : never;

/** The calls of the contract by their IDs, which are the names of its constants. */
type CallsById = {
  readonly [Name in keyof typeof contract as (typeof contract)[Name] extends AnyCall ? Name : never]: Extract<
    (typeof contract)[Name],
    AnyCall
  >;
};

type FactoryFor<M, C extends AnyCall> = C["kind"] extends "read"
  ? ReadFactory<Extract<M, Written>, C>
  : WriteFactory<C>;

/** A client's nouns and methods, with each method replaced by a function that creates options. */
export type KwanQueries<K extends object> = {
  readonly [Noun in Exclude<keyof K, "with">]: { readonly [Name in keyof K[Noun]]: FactoryOf<K[Noun][Name]> };
};
