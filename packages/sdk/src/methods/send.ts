import type { AnyCall } from "@kwan/contract";
import { fileAnswer } from "../bodies/file-answer.ts";
import { AnswerError, type Mismatch } from "../errors/answer-error.ts";
import { InputError } from "../errors/input-error.ts";
import { KwanList, type ListPage } from "../promises/kwan-list.ts";
import { KwanPromise } from "../promises/kwan-promise.ts";
import { rememberEtag } from "../requests/etags.ts";
import type { Exchange } from "../requests/exchange.ts";
import { mismatchesOf } from "../requests/mismatches.ts";
import type { AnyCallOptions } from "../requests/options.ts";
import type { Parts, Transport } from "../requests/transport.ts";
import type { Answering, KindTable } from "./method-types.ts";
import { readAnswer } from "./read-answer.ts";

/** Sends a call with its path parameters, body, query parameters and options. */
export type Send = <const C extends AnyCall>(call: C, parts?: Parts, options?: AnyCallOptions) => Answering<C>;

/** Creates a function that sends calls through a transport. */
/* @__NO_SIDE_EFFECTS__ */
export function createSend(transport: Transport): Send {
  const send = (call: AnyCall, parts: Parts = {}, options: AnyCallOptions = {}): KwanPromise<unknown> => {
    const exchange = transport(call, parts, options);
    const read = readerOf(call);
    if (!call.paged) return new KwanPromise(exchange, read);
    const further = (cursor: string) =>
      send(call, { ...parts, query: { ...parts.query, cursor } }, options) as Promise<ListPage>;
    return new KwanList(exchange, read as (exchange: Exchange) => ListPage, further, `${call.method} ${call.path}`);
  };
  return send as Send;
}

/**
 * Attaches a call to its method as the `contract` property, which `kwanOptions` uses to build query and mutation
 * options.
 */
/* @__NO_SIDE_EFFECTS__ */
export const method = <C extends AnyCall, F extends (...args: never) => KwanPromise<unknown, unknown, C["id"]>>(
  contract: C,
  invoke: F,
): F => Object.assign(invoke, { contract });

/**
 * Attaches the calls for each kind of service to a method as the `contracts` property. The method's first argument is
 * the kind of service.
 */
/* @__NO_SIDE_EFFECTS__ */
export const kindMethod = <const T extends KindTable, F extends (kind: never, ...args: never) => unknown>(
  contracts: T,
  invoke: F,
): F & { readonly contracts: T } => Object.assign(invoke, { contracts });

/** Returns the call for a kind of service. Throws, without sending a request, if the kind has no such call. */
export function callFor(calls: KindTable, kind: string): AnyCall {
  if (!Object.hasOwn(calls, kind))
    throw new InputError(`There is no kind "${kind}" here. Use one of ${Object.keys(calls).join(", ")}.`);
  return calls[kind] as AnyCall;
}

/**
 * Returns a function that parses a call's response. It throws an error with all differences if the response does not
 * match the contract.
 */
const readerOf =
  (call: AnyCall) =>
  (exchange: Exchange): unknown => {
    const { body, response } = exchange;
    if (body instanceof Blob) return fileAnswer(body, response.headers);
    if (call.answers === "text") return body;
    if (call.answer === undefined) return undefined;
    const fail = (fault: "mismatch" | NonNullable<Exchange["fault"]>, mismatches: readonly Mismatch[] = []) => {
      const { endpoint, requestId, json = body } = exchange;
      return new AnswerError({ fault, endpoint, answered: response.status, body: json, mismatches, requestId });
    };
    if (exchange.fault) throw fail(exchange.fault);
    const checked = readAnswer(call.answer, exchange.json);
    if (!checked.success) throw fail("mismatch", mismatchesOf(checked.error.issues, exchange.json));
    rememberEtag(checked.data, response.headers.get("etag"));
    return checked.data;
  };
