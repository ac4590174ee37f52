import { type AnswerOf, type AnyCall, calls, type ErrorCode, matchCall } from "@kwan/contract";
import { examples } from "@kwan/contract/examples";
import { type HttpHandler, HttpResponse, http } from "msw";
import { safeParse } from "zod/mini";
import { AnswerError } from "../errors/answer-error.ts";
import { isRecord } from "../errors/summary.ts";
import { rootOf } from "../requests/addresses.ts";
import { newId } from "../requests/ids.ts";
import { mismatchesOf } from "../requests/mismatches.ts";
import { currentAnswer, filledFrom, type Incoming } from "./current-answer.ts";
import { createEntities, type Entity, isEntity, prefixOf } from "./entities.ts";
import { createFaults, type Fault, type FaultScope } from "./faults.ts";
import { invalid, isOutcome, type Outcome, refusal } from "./outcomes.ts";
import { readBody } from "./read-body.ts";

/** Options for {@link createKwanHandlers}. */
export interface HandlerOptions {
  /** The same URL as for the client: "https://portal.example/api", or "/api" in a browser. */
  readonly baseUrl: string;
  /**
   * Whether to respond with 404 to an ID that is not in the examples and does not belong to an object created since. By
   * default, calls with any ID return the example.
   */
  readonly strict?: boolean;
  /**
   * Whether to respond to calls without a token as if a person with all permissions were logged in. By default, they
   * are rejected with 401.
   */
  readonly loggedIn?: boolean;
}

/** The request that a mock response is based on. */
export interface Question {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Answerer = (question: Question) => Outcome;

/** Handlers for Mock Service Worker (MSW), and methods that control the mock server. */
export interface KwanHandlers {
  /** The request handlers to pass to `setupServer` or `setupWorker`. */
  readonly handlers: readonly HttpHandler[];
  /** Sets the response to a call. Throws, with the path, if the response does not match the contract. */
  answer<C extends AnyCall>(call: C, answer: AnswerOf<C> | ((question: Question) => AnswerOf<C>)): void;
  /** Makes a call fail with one of its error codes. */
  refuse<C extends AnyCall>(call: C, code: C["errors"][number], more?: object): void;
  /** Injects a fault into one call or all calls, a given number of times, or until the returned function is called. */
  fault(fault: Fault, scope?: FaultScope): () => void;
  /** The calls received, oldest first, including every attempt and those with a fault. */
  readonly seen: readonly (Question & { readonly call: AnyCall })[];
  /** Removes all faults, received calls and created objects, and the effects of `answer` and `refuse`. */
  reset(): void;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function checkAnswer(call: AnyCall, answer: unknown): unknown {
  if (call.answer === undefined) return answer;
  const result = safeParse(call.answer, answer);
  if (result.success) return answer;
  const endpoint = `${call.method} ${call.path}`;
  const mismatches = mismatchesOf(result.error.issues, answer);
  throw new AnswerError({
    fault: "mismatch",
    endpoint,
    answered: call.status,
    body: answer,
    mismatches,
    requestId: undefined,
  });
}

/** Returns the objects that GET calls return in the examples, by ID prefix, and every ID in the examples. */
function modelsOf(): { models: Map<string, Entity>; knownIds: Set<string> } {
  const models = new Map<string, Entity>();
  const knownIds = new Set<string>();
  for (const call of calls) {
    const { answer, params } = examples[call.id] ?? {};
    for (const id of Object.values(params ?? {})) knownIds.add(id);
    const listed = isEntity(answer) ? [answer] : ((answer as { results?: unknown[] } | undefined)?.results ?? []);
    for (const { id } of listed.filter(isEntity)) knownIds.add(id);
    if (call.method === "GET" && isEntity(answer) && !models.has(prefixOf(answer.id)))
      models.set(prefixOf(answer.id), answer);
  }
  return { models, knownIds };
}

/**
 * Creates handlers that respond to every call in the contract with its example, store created and changed objects, and
 * validate requests. Tests can make calls fail.
 *
 * @example
 * const mock = createKwanHandlers({ baseUrl: "http://localhost/api" });
 * const server = setupServer(...mock.handlers);
 * mock.fault({ code: "unavailable" }, { call: getBranch, times: 2 });
 */
export function createKwanHandlers(options: HandlerOptions): KwanHandlers {
  const root = rootOf(options.baseUrl);
  const rootPath = root.startsWith("/") ? root : new URL(root).pathname.replace(/\/$/, "");
  const entities = createEntities();
  const faults = createFaults();
  const overrides = new Map<string, Answerer>();
  const firstAnswers = new Map<string, { fingerprint: string; outcome: Outcome }>();
  const seen: (Question & { call: AnyCall })[] = [];
  const { models, knownIds } = modelsOf();

  const isUnknown = (id: string) =>
    entities.isRemoved(id) || (options.strict === true && !knownIds.has(id) && entities.get(id) === undefined);

  const etagOf = (id: string): string => `"${entities.versionOf(id)}"`;

  /** Returns an object, alone or in a list, with its version if it has one. */
  const withVersion = (answer: unknown): unknown => {
    if (isRecord(answer) && Array.isArray(answer.results))
      return { ...answer, results: answer.results.map((row) => withVersion(row)) };
    return isEntity(answer) && typeof answer.version === "number"
      ? { ...answer, version: entities.versionOf(answer.id) }
      : answer;
  };

  /** Returns the ETag of an object, with or without an ID. A list has no ETag. */
  const etagIn = (answer: unknown): { etag?: string } =>
    isEntity(answer)
      ? { etag: etagOf(answer.id) }
      : isRecord(answer) && !Array.isArray(answer.results)
        ? { etag: '"1"' }
        : {};

  /**
   * Checks in the same order as the server that the object exists, that the request is valid and that its version is
   * current. Returns an error outcome if a check fails.
   */
  function outcomeOf(incoming: Incoming, headers: Headers, requestId: string): Outcome {
    const { call, params, query, body, example } = incoming;
    if (!options.loggedIn && !call.access.includes("anyone") && !headers.has("authorization"))
      return refusal("unauthenticated", requestId);
    const override = overrides.get(call.id);
    if (override) {
      const outcome = override({ params, query, body });
      return outcome.status < 300 ? { headers: etagIn(outcome.body), ...outcome } : outcome;
    }
    if (Object.values(params).some(isUnknown)) return refusal("not_found", requestId);
    const queried = call.query && safeParse(call.query, query);
    if (queried?.error) return invalid(queried.error.issues, requestId);
    const sent = call.body && call.sends !== "raw" ? safeParse(call.body, body ?? {}) : undefined;
    if (sent?.error) return invalid(sent.error.issues, requestId);
    const ifMatch = headers.get("if-match");
    if (call.ifMatch && !ifMatch) return refusal("version_required", requestId);
    const id = Object.values(params).find((value) => isEntity(example) && prefixOf(value) === prefixOf(example.id));
    if (ifMatch && id && ifMatch !== etagOf(id)) {
      const current = isEntity(example) && { ...filledFrom(example, models.get(prefixOf(id)), entities.get(id)), id };
      return { ...refusal("stale", requestId, { current: withVersion(current) }), headers: { etag: etagOf(id) } };
    }
    const key = headers.get("idempotency-key");
    const first = key ? firstAnswers.get(key) : undefined;
    const fingerprint = JSON.stringify([call.id, params, body]);
    if (first) return first.fingerprint === fingerprint ? first.outcome : refusal("key_reused", requestId);
    const answer = currentAnswer(incoming, entities);
    if (isOutcome(answer)) return answer;
    const outcome: Outcome = { status: call.status, body: withVersion(answer), headers: etagIn(answer) };
    if (key) firstAnswers.set(key, { fingerprint, outcome });
    return outcome;
  }

  async function respond(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const requestId = request.headers.get("x-request-id") ?? newId();
    const match = matchCall(calls, request.method, url.pathname.slice(rootPath.length));
    if (!match) return responseOf(undefined, refusal("not_found", requestId), requestId, false);
    const { call, params } = match;
    const query = Object.fromEntries(url.searchParams);
    const read = await readBody(request).then(
      (body) => ({ body }),
      () => undefined,
    );
    const body = read?.body;
    seen.push({ call, params, query, body });
    let cut = false;
    let isLost = false;
    for (const fault of faults.take(call)) {
      if ("delay" in fault) await wait(fault.delay);
      if ("drop" in fault && fault.drop === true) return HttpResponse.error();
      if ("drop" in fault) isLost = true;
      if ("cut" in fault) cut = true;
      if ("status" in fault) return new HttpResponse("<html><title>Error</title></html>", { status: fault.status });
      if ("code" in fault) {
        const headers: Record<string, string> = fault.retryAfter ? { "retry-after": String(fault.retryAfter) } : {};
        return responseOf(call, { ...refusal(fault.code, requestId), headers }, requestId, false);
      }
    }
    if (!read) return responseOf(call, refusal("malformed", requestId), requestId, false);
    const example = structuredClone(examples[call.id]?.answer);
    const incoming: Incoming = { call, params, query, body, example, requestId, model: (prefix) => models.get(prefix) };
    const outcome = outcomeOf(incoming, request.headers, requestId);
    return isLost ? HttpResponse.error() : responseOf(call, outcome, requestId, cut);
  }

  return {
    handlers: [http.all(`${root}/*`, ({ request }) => respond(request))],
    answer: (call, answer) => {
      const work = typeof answer === "function" ? (answer as (question: Question) => unknown) : () => answer;
      if (typeof answer !== "function") checkAnswer(call, answer);
      overrides.set(call.id, (question) => ({ status: call.status, body: checkAnswer(call, work(question)) }));
    },
    refuse: (call, code, more) => {
      overrides.set(call.id, () => refusal(code as ErrorCode, newId(), more));
    },
    fault: (fault, scope = {}) => faults.add(fault, scope),
    seen,
    reset: () => {
      overrides.clear();
      firstAnswers.clear();
      faults.clear();
      entities.clear();
      seen.length = 0;
    },
  };
}

/** Turns an outcome into a response. If `cut` is set, the body is cut off in the middle. */
function responseOf(call: AnyCall | undefined, outcome: Outcome, requestId: string, cut: boolean): Response {
  const { status, body } = outcome;
  const headers = new Headers({ "x-request-id": requestId, ...outcome.headers });
  if (call?.answers === "file" && status < 300) {
    headers.set("content-type", "application/pdf");
    headers.set("content-disposition", `attachment; filename="${call.id}.pdf"`);
    return new HttpResponse("%PDF-1.4 made up", { status, headers });
  }
  if (call?.answers === "text" && status < 300)
    return new HttpResponse(String(body ?? ""), {
      status,
      headers: { ...Object.fromEntries(headers), "content-type": "text/plain" },
    });
  if (body === undefined) return new HttpResponse(null, { status, headers });
  headers.set("content-type", "application/json");
  const text = JSON.stringify(body);
  return new HttpResponse(cut ? text.slice(0, Math.ceil(text.length / 2)) : text, { status, headers });
}
