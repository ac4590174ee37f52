import type { AnswerOf, AnyCall, BodyOf, ParamsOf, PathNames, QueryOf } from "./call.ts";

/** One valid example of a call's request and response. */
export type Example<C extends AnyCall = AnyCall> = Part<
  "params",
  [PathNames<C["path"]>] extends [never] ? undefined : ParamsOf<C>
> &
  Partial<Part<"query", QueryOf<C>>> &
  Part<"body", BodyOf<C>> &
  Part<"answer", AnswerOf<C>>;

type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [N in Name]: Value };

/** An example for each call of a module. */
export type ExamplesOf<M> = { readonly [N in keyof M]: M[N] extends AnyCall ? Example<M[N]> : never };
