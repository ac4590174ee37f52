import { type AnswerOf, type AnyCall, calls, type ErrorCode, matchCall } from "@kwan/contract";
import { safeParse } from "zod/mini";
import { AnswerError } from "../errors/answer-error.ts";
import { rootOf } from "../requests/addresses.ts";
import { newId } from "../requests/ids.ts";
import { mismatchesOf } from "../requests/mismatches.ts";
import { type Attempt, type Question, shownHeaders } from "./attempts.ts";
import { createFaults, type Fault, type FaultScope } from "./faults.ts";
import { type Outcome, refusal } from "./outcomes.ts";
import { readBody } from "./read-body.ts";
import { responseOf } from "./responses.ts";

/** A received request for a call of the contract. */
export interface Received extends Question {
  readonly call: AnyCall;
  readonly headers: Headers;
  /** The path and query, as they were requested. */
  readonly url: string;
  readonly requestId: string;
}

/** The response to a call that a test has set, in place of what the mock would answer. */
export type Override = (question: Question) => Outcome;

/** Methods that control a mock server. */
export interface MockControls {
  /** Sets the response to a call. Throws, with the path, if the response does not match the contract. */
  answer<C extends AnyCall>(call: C, answer: AnswerOf<C> | ((question: Question) => AnswerOf<C>)): void;
  /** Makes a call fail with one of its error codes. */
  refuse<C extends AnyCall>(call: C, code: C["errors"][number], more?: object): void;
  /** Injects a fault into one call or all calls, a given number of times, or until the returned function is called. */
  fault(fault: Fault, scope?: FaultScope): () => void;
  /** The requests received, oldest first, including every attempt and those with a fault. */
  readonly attempts: readonly Attempt[];
}

/** An attempt whose answer is still to come. */
type Kept = { -readonly [K in keyof Attempt]: Attempt[K] };

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Throws, with the place, if an answer does not match the contract. */
export function checkAnswer(call: AnyCall, answer: unknown): unknown {
  if (call.answer === undefined) return answer;
  const result = safeParse(call.answer, answer);
  if (result.success) return answer;
  throw new AnswerError({
    fault: "mismatch",
    endpoint: `${call.method} ${call.path}`,
    answered: call.status,
    body: answer,
    mismatches: mismatchesOf(result.error.issues, answer),
    requestId: undefined,
  });
}

type Failure = Extract<Fault, { readonly status: number } | { readonly code: ErrorCode }>;

const failureOf = (fault: Failure, requestId: string): Outcome => ({
  ...("code" in fault
    ? refusal(fault.code, requestId)
    : { status: fault.status, body: "<html><title>Error</title></html>" }),
  headers: fault.retryAfter === undefined ? {} : { "retry-after": String(fault.retryAfter) },
});

/** A response of something other than the server, such as a proxy. */
const pageOf = ({ status, body, headers }: Outcome): Response =>
  new Response(String(body), { status, headers: { "content-type": "text/html", ...headers } });

/** Finds the call of a path, with or without the slash at its end, as the server does. */
function callAt(method: string, path: string) {
  const other = path.endsWith("/") ? path.slice(0, -1) : `${path}/`;
  return matchCall(calls, method, path) ?? matchCall(calls, method, other);
}

/**
 * Creates what every mock server needs: it finds the call of a request, reads its body, remembers each attempt, and injects
 * faults. `serve` decides the response.
 */
export function createEngine(
  baseUrl: string,
  serve: (received: Received, override: Override | undefined) => Outcome | Promise<Outcome>,
) {
  const root = rootOf(baseUrl);
  const rootPath = root.startsWith("/") ? root : new URL(root).pathname.replace(/\/$/, "");
  const faults = createFaults();
  const overrides = new Map<string, Override>();
  const attempts: Attempt[] = [];
  const lastAnswers = new Map<string, Outcome>();

  /** Answers once, and remembers the attempt with its answer. */
  async function answerOnce(attempt: Kept, received: Received | undefined, requestId: string): Promise<Outcome> {
    const isReplayed = attempt.faults.some((fault) => "repeat" in fault && fault.repeat === "answer");
    const address = `${attempt.method} ${attempt.path}`;
    const earlier = isReplayed ? lastAnswers.get(address) : undefined;
    const outcome =
      earlier ?? (received ? await serve(received, overrides.get(received.call.id)) : refusal("malformed", requestId));
    lastAnswers.set(address, outcome);
    attempt.answer = { status: outcome.status, body: structuredClone(outcome.body) };
    return outcome;
  }

  async function respond(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const requestId = request.headers.get("x-request-id") ?? newId();
    const path = url.pathname.slice(rootPath.length);
    const match = url.pathname.startsWith(rootPath) ? callAt(request.method, path) : undefined;
    if (!match) return responseOf(undefined, refusal("not_found", requestId), requestId);
    const { call, params } = match;
    const query = Object.fromEntries(url.searchParams);
    const { headers, method } = request;
    const read = await readBody(request).then(
      (body) => ({ body }),
      () => undefined,
    );
    const struck = faults.take(call);
    const question = { call, params, query, body: read?.body };
    const received = read && { ...question, headers, url: `${url.pathname}${url.search}`, requestId };
    const shown = { method, path: `${path}${url.search}`, headers: shownHeaders(headers), faults: struck };
    const arrive = (): Kept => {
      const attempt: Kept = { ...question, ...shown, answer: undefined };
      attempts.push(attempt);
      return attempt;
    };
    const attempt = arrive();
    for (const fault of struck) {
      if ("delay" in fault) await wait(fault.delay);
      if ("drop" in fault && fault.drop === true) return Response.error();
      if ("status" in fault || "code" in fault) {
        const failure = failureOf(fault, requestId);
        attempt.answer = { status: failure.status, body: failure.body };
        return "code" in fault ? responseOf(call, failure, requestId) : pageOf(failure);
      }
    }
    if (struck.some((fault) => "repeat" in fault && fault.repeat === "request"))
      await answerOnce(arrive(), received, requestId);
    const outcome = await answerOnce(attempt, received, requestId);
    if (struck.some((fault) => "drop" in fault)) return Response.error();
    return responseOf(
      call,
      outcome,
      requestId,
      struck.some((fault) => "cut" in fault),
    );
  }

  const controls: MockControls = {
    answer: (call, answer) => {
      const work = typeof answer === "function" ? (answer as (question: Question) => unknown) : () => answer;
      if (typeof answer !== "function") checkAnswer(call, answer);
      overrides.set(call.id, (question) => ({ status: call.status, body: checkAnswer(call, work(question)) }));
    },
    refuse: (call, code, more) => {
      overrides.set(call.id, () => refusal(code as ErrorCode, newId(), more));
    },
    fault: (fault, scope = {}) => faults.add(fault, scope),
    attempts,
  };
  const clear = () => {
    overrides.clear();
    faults.clear();
    lastAnswers.clear();
    attempts.length = 0;
  };
  return { root, respond, controls, clear };
}
