import type { AnswerOf, AnyCall, BodyOf, CodesOf, QueryOf } from "@kwan/contract";
import type { FileAnswer } from "../bodies/file-answer.ts";
import type { KwanError } from "../errors/kwan-error.ts";
import type { KwanList, ListPage } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";

/** The query parameters of a call. Values that are null or undefined are left out (R-SDK-02). */
export type Query<C extends { query: unknown }> = Nullish<QueryOf<C>>;

type Nullish<Q> = { readonly [K in keyof Q]?: Q[K] | null | undefined } & {
  readonly [K in keyof Q as undefined extends Q[K] ? never : K]: Q[K];
};

/** The body of a call. Optional properties can also be undefined. */
export type Body<C extends { body: unknown }> = Loose<BodyOf<C>>;

type Loose<B> = B extends Blob | FormData | ArrayBuffer | string | readonly unknown[]
  ? B
  : B extends object
    ? { [K in keyof B]: undefined extends B[K] ? B[K] | undefined : B[K] }
    : B;

/** The response of a call as the client returns it. */
export type Answer<C extends AnyCall> = C["answers"] extends "file"
  ? FileAnswer
  : C["answers"] extends "text"
    ? string
    : AnswerOf<C>;

/** The return type of a method: a list if the response is paginated, otherwise a promise of the response body. */
export type Answering<C extends AnyCall> = ([Answer<C>] extends [ListPage]
  ? KwanList<Answer<C>, KwanError<CodesOf<C>>, C["id"]>
  : KwanPromise<Answer<C>, KwanError<CodesOf<C>>, C["id"]>) &
  AnswerTo<C>;

declare const call: unique symbol;

/** Links a response's type to its call's type. The property does not exist at run time. */
export interface AnswerTo<C> {
  readonly [call]?: C;
}

/** The variants of a call by kind of service. */
export type KindTable = Readonly<Record<string, AnyCall>>;
