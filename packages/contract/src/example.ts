import type { AnswerOf, AnyCall, BodyOf, ParamsOf, PathNames, QueryOf } from "./call.ts";

/** A summary of a call, and one valid example of its request and response. */
export type Example<C extends AnyCall = AnyCall> = {
  /** What the call does, in a few words in the imperative. */
  readonly summary: string;
  /** Anything else that a caller should know. */
  readonly description?: string;
} & Part<"params", [PathNames<C["path"]>] extends [never] ? undefined : ParamsOf<C>> &
  Partial<Part<"query", QueryOf<C>>> &
  Part<"body", BodyOf<C>> &
  Part<"answer", AnswerOf<C>>;

type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [N in Name]: Value };

/** An example for each call of a module. */
export type ExamplesOf<M> = { readonly [N in keyof M]: M[N] extends AnyCall ? Example<M[N]> : never };
