import type { AnyCall } from "@kwan/contract";
import { type FileAnswer, fileAnswer } from "../bodies/file-answer.ts";
import { AnswerError, type Mismatch } from "../errors/answer-error.ts";
import { InputError } from "../errors/input-error.ts";
import { KwanList, type ListPage } from "../promises/kwan-list.ts";
import { KwanPromise } from "../promises/kwan-promise.ts";
import { rememberEtag } from "../requests/etags.ts";
import type { Exchange } from "../requests/exchange.ts";
import { mismatchesOf } from "../requests/mismatches.ts";
import type { AnyCallOptions } from "../requests/options.ts";
import type { Parts, Transport } from "../requests/transport.ts";
import type { KindMethod, KindTable, Method } from "./method-types.ts";
import { partsOf } from "./parts.ts";
import { readAnswer } from "./read-answer.ts";

/** Puts any call to the server from its parts. */
type Perform = (call: AnyCall, parts: Parts, options?: AnyCallOptions) => KwanPromise<unknown>;

/** What the nouns are made with: each of its functions turns a call into a method. */
export interface Send {
  <const C extends AnyCall>(call: C): Method<C>;
  /** For a call that answers with a file. */
  file<const C extends AnyCall>(call: C): Method<C, FileAnswer>;
  /** For a call that answers with plain text. */
  text<const C extends AnyCall>(call: C): Method<C, string>;
  /** For the calls of the service kinds: the method first names the kind. */
  kinds<const T extends KindTable>(calls: T): KindMethod<T>;
}

/** Turns calls into methods that go through one transport. */
/* @__NO_SIDE_EFFECTS__ */
export function createSend(transport: Transport): Send {
  const perform: Perform = (call, parts, options = {}) => {
    const exchange = transport(call, parts, options);
    const read = readerOf(call);
    if (!call.paged) return new KwanPromise(exchange, read);
    const further = (cursor: string) =>
      perform(call, { ...parts, query: { ...parts.query, cursor } }, options) as Promise<ListPage>;
    return new KwanList(exchange, read as (exchange: Exchange) => ListPage, further, `${call.method} ${call.path}`);
  };

  const method = (call: AnyCall): unknown => {
    const send = (...args: readonly unknown[]): KwanPromise<unknown> => {
      const { parts, options } = partsOf(call, args);
      return perform(call, parts, options);
    };
    return Object.assign(send, { contract: call });
  };
  const kinds = (calls: KindTable): unknown => {
    const send = (kind: string, ...args: readonly unknown[]): KwanPromise<unknown> => {
      const call = Object.hasOwn(calls, kind) ? calls[kind] : undefined;
      if (!call) throw new InputError(`There is no kind "${kind}" here. Use one of ${Object.keys(calls).join(", ")}.`);
      const { parts, options } = partsOf(call, args);
      return perform(call, parts, options);
    };
    return Object.assign(send, { contracts: calls });
  };
  return Object.assign(method, { file: method, text: method, kinds }) as Send;
}

/** Makes of an exchange what the contract promises, or says where it differs. */
const readerOf =
  (call: AnyCall) =>
  (exchange: Exchange): unknown => {
    const { body, response } = exchange;
    if (body instanceof Blob) return fileAnswer(body, response.headers);
    if (call.answers === "text") return body;
    if (call.answer === undefined) return undefined;
    const fail = (fault: "mismatch" | NonNullable<Exchange["fault"]>, mismatches: readonly Mismatch[] = []) => {
      const { called, requestId, json = body } = exchange;
      return new AnswerError({ fault, called, answered: response.status, body: json, mismatches, requestId });
    };
    if (exchange.fault) throw fail(exchange.fault);
    const checked = readAnswer(call.answer, exchange.json);
    if (!checked.success) throw fail("mismatch", mismatchesOf(checked.error.issues, exchange.json));
    rememberEtag(checked.data, response.headers.get("etag"));
    return checked.data;
  };
