import type { AnswerOf, AnyCall, BodyOf, CodesOf, QueryOf } from "@kwan/contract";
import type { FileAnswer } from "../bodies/file-answer.ts";
import type { KwanList, ListPage } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";

/** The query of a call. R-SDK-02: a value may be null or undefined; it is then left out. */
export type Query<C extends { query: unknown }> = Nullish<QueryOf<C>>;

type Nullish<Q> = { readonly [K in keyof Q]?: Q[K] | null | undefined } & {
  readonly [K in keyof Q as undefined extends Q[K] ? never : K]: Q[K];
};

/** The body of a call. Properties that may be left out may also be given as undefined. */
export type Body<C extends { body: unknown }> = Loose<BodyOf<C>>;

type Loose<B> = B extends Blob | FormData | ArrayBuffer | string | readonly unknown[]
  ? B
  : B extends object
    ? { [K in keyof B]: undefined extends B[K] ? B[K] | undefined : B[K] }
    : B;

/** What a call answers, as the client gives it. */
export type Answer<C extends AnyCall> = C["answers"] extends "file"
  ? FileAnswer
  : C["answers"] extends "text"
    ? string
    : AnswerOf<C>;

/** What a method gives: the promise of its call's answer, or of a list where the answer is a page of one. */
export type Answering<C extends AnyCall> = ([Answer<C>] extends [ListPage]
  ? KwanList<Answer<C>, CodesOf<C>>
  : KwanPromise<Answer<C>, CodesOf<C>>) &
  AnswerTo<C>;

declare const call: unique symbol;

/** By which a type can tell what call an answer is to. There is no such property at run time. */
export interface AnswerTo<C> {
  readonly [call]?: C;
}

/** The calls of one sort by the kind of service they are for. */
export type KindTable = Readonly<Record<string, AnyCall>>;
