import type { AnswerOf, AnyCall, BodyOf, ParamsOf, PathNames, QueryOf } from "../call.ts";

/** What is shown of a call: its words, and one exchange that keeps every rule. */
export type Example<C extends AnyCall = AnyCall> = {
  /** What it does, in a few words, as a command. */
  readonly summary: string;
  /** What a caller must know beside that. */
  readonly description?: string;
} & Part<"params", [PathNames<C["path"]>] extends [never] ? undefined : ParamsOf<C>> &
  Partial<Part<"query", QueryOf<C>>> &
  Part<"body", BodyOf<C>> &
  Part<"answer", AnswerOf<C>>;

type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [N in Name]: Value };

/** An example for each call of a module. */
export type ExamplesOf<M> = { readonly [N in keyof M]: M[N] extends AnyCall ? Example<M[N]> : never };
