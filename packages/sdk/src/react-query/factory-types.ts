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
import type { CallOptions, PostOptions, UpdateOptions } from "../requests/options.ts";

/** What `useQuery` takes, with answer and error in its type. */
export type ReadOptions<A, E> = UnusedSkipTokenOptions<A, E, A, QueryKey> & QueryKeyWithDataTag<QueryKey, A, E>;

/** What `useInfiniteQuery` takes; its data are the pages fetched so far. */
export type InfiniteOptions<A, E> = UnusedSkipTokenInfiniteOptions<
  A,
  E,
  InfiniteData<A, string | undefined>,
  QueryKey,
  string | undefined
> &
  QueryKeyWithDataTag<QueryKey, InfiniteData<A, string | undefined>, E>;

/** What `useMutation` takes. */
export type WriteOptions<A, E, V> = UseMutationOptions<A, E, V> & { readonly mutationKey: QueryKey };

type ErrorOf<C extends AnyCall> = KwanError<CodesOf<C>>;
type Written = (...args: never) => unknown;

/** The key of some of a method's queries: with no argument of all of them. */
interface Keyed {
  key(...partial: readonly unknown[]): QueryKey;
}

interface Infinite<M extends Written, A, E> {
  /** Page by page; the data hold all pages fetched so far. */
  infinite(...args: Parameters<M>): InfiniteOptions<A, E>;
}

/** Makes query options for a call that reads: it takes the arguments of the method. */
export type ReadFactory<M extends Written, C extends AnyCall> = Keyed &
  ((...args: Parameters<M>) => ReadOptions<Answer<C>, ErrorOf<C>>) &
  (C["paged"] extends true ? Infinite<M, Answer<C>, ErrorOf<C>> : unknown);

// biome-ignore lint/suspicious/noConfusingVoidType: react-query lets `mutate()` be called without variables for void only.
type Optional<V> = Record<never, never> extends V ? V | undefined | void : V;

/** What a mutation is given: the path's parameters by name, `body`, `query`, and the options of the call. */
export type VariablesOf<C extends AnyCall> = Optional<
  { readonly [N in PathNames<C["path"]>]: string } & (C["body"] extends Schema
    ? Record<never, never> extends BodyOf<C>
      ? { readonly body?: Body<C> | undefined }
      : { readonly body: Body<C> }
    : unknown) &
    (C["query"] extends Schema ? { readonly query?: Query<C> | undefined } : unknown) &
    CallOptions &
    (C["method"] extends "POST" ? PostOptions : unknown) &
    ("stale" extends C["errors"][number] ? UpdateOptions : unknown)
>;

/** Makes mutation options for a call that writes. */
export type WriteFactory<C extends AnyCall> = Keyed & (() => WriteOptions<Answer<C>, ErrorOf<C>, VariablesOf<C>>);

/** What stands after the kind: the id in the path, or else the body. */
type KindArgs<C extends AnyCall> = [PathNames<C["path"]>] extends [never]
  ? [body: Body<C>, options?: CallOptions]
  : [id: string, options?: CallOptions];

/** The same for a method that first names the kind of service. */
export type KindFactory<T extends KindTable> = Keyed &
  (T[keyof T]["kind"] extends "read"
    ? <const K extends keyof T & string>(kind: K, ...args: KindArgs<T[K]>) => ReadOptions<Answer<T[K]>, ErrorOf<T[K]>>
    : <const K extends keyof T & string>(kind: K) => WriteOptions<Answer<T[K]>, ErrorOf<T[K]>, VariablesOf<T[K]>>);

type FactoryOf<M> = M extends { readonly contracts: infer T extends KindTable }
  ? KindFactory<T>
  : M extends (...args: never) => AnswerTo<infer C extends AnyCall>
    ? C["kind"] extends "read"
      ? ReadFactory<Extract<M, Written>, C>
      : WriteFactory<C>
    : never;

/** A tree like the client's: options factories in the place of methods. */
export type KwanQueries<K extends object> = {
  readonly [Noun in Exclude<keyof K, "with">]: { readonly [Name in keyof K[Noun]]: FactoryOf<K[Noun][Name]> };
};
