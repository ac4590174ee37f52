import type { AnswerOf, AnyCall, CodesOf, PathNames, Schema } from "@kwan/contract";
import type {
  InfiniteData,
  QueryKey,
  QueryKeyWithDataTag,
  UnusedSkipTokenInfiniteOptions,
  UnusedSkipTokenOptions,
  UseMutationOptions,
} from "@tanstack/react-query";
import type { KwanError } from "../errors/kwan-error.ts";
import type {
  AskedArgs,
  BodyArgs,
  KindMethod,
  KindTable,
  Method,
  OptionsOf,
  PathArguments,
  QueryArgs,
} from "../methods/method-types.ts";
import type { ListPage } from "../promises/kwan-list.ts";

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

/** The key of some of a method's queries: with no argument of all of them. */
interface Keyed {
  key(...partial: readonly unknown[]): QueryKey;
}

interface Infinite<Args extends readonly unknown[], A, E> {
  /** Page by page; the data hold all pages fetched so far. */
  infinite(...args: Args): InfiniteOptions<A, E>;
}

type WithInfinite<Args extends readonly unknown[], A, E> = [A] extends [ListPage] ? Infinite<Args, A, E> : unknown;

/** Makes query options for a call that reads. */
export type ReadFactory<C extends AnyCall, A> = Keyed &
  WithInfinite<AskedArgs<C>, A, ErrorOf<C>> &
  ((...args: AskedArgs<C>) => ReadOptions<A, ErrorOf<C>>);

// biome-ignore lint/suspicious/noConfusingVoidType: react-query lets `mutate()` be called without variables for void only.
type Optional<V> = Record<never, never> extends V ? V | undefined | void : V;

type Params<P extends string> = {
  readonly [N in PathNames<P>]: N extends keyof PathArguments ? PathArguments[N][0] : string;
};

/** What a mutation is given: the path's parameters by name, `body`, `query`, and the options of the call. */
export type VariablesOf<C extends AnyCall> = Optional<
  Params<C["path"]> &
    (C["body"] extends Schema
      ? [] extends BodyArgs<C>
        ? { readonly body?: BodyArgs<C>[0] }
        : { readonly body: BodyArgs<C>[0] }
      : unknown) &
    (C["query"] extends Schema ? { readonly query?: QueryArgs<C>[0] } : unknown) &
    OptionsOf<C>
>;

/** Makes mutation options for a call that writes. */
export type WriteFactory<C extends AnyCall, A> = Keyed & (() => WriteOptions<A, ErrorOf<C>, VariablesOf<C>>);

/** The same for a method that first names the kind of service. */
export type KindFactory<T extends KindTable> = Keyed &
  (T[keyof T]["kind"] extends "read"
    ? <const K extends keyof T & string>(
        kind: K,
        ...args: AskedArgs<T[K]>
      ) => ReadOptions<AnswerOf<T[K]>, ErrorOf<T[K]>>
    : <const K extends keyof T & string>(kind: K) => WriteOptions<AnswerOf<T[K]>, ErrorOf<T[K]>, VariablesOf<T[K]>>);

type FactoryOf<M> =
  M extends KindMethod<infer T>
    ? KindFactory<T>
    : M extends Method<infer C, infer A>
      ? C["kind"] extends "read"
        ? ReadFactory<C, A>
        : WriteFactory<C, A>
      : never;

/** A tree like the client's: options factories in the place of methods. */
export type KwanQueries<K extends object> = {
  readonly [Noun in Exclude<keyof K, "with">]: { readonly [Name in keyof K[Noun]]: FactoryOf<K[Noun][Name]> };
};
