import { calls } from "@kwan/contract";
import { examples } from "@kwan/contract/examples";
import { type HttpHandler, http } from "msw";
import { safeParse } from "zod/mini";
import { isRecord } from "../errors/summary.ts";
import { currentAnswer, filledFrom, type Incoming } from "./current-answer.ts";
import { createEngine, type MockControls, type Override } from "./engine.ts";
import { createEntities, type Entity, isEntity, prefixOf } from "./entities.ts";
import { invalid, isOutcome, type Outcome, refusal } from "./outcomes.ts";

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

/** Handlers for Mock Service Worker (MSW), and methods that control the mock server. */
export interface KwanHandlers extends MockControls {
  /** The request handlers to pass to `setupServer` or `setupWorker`. */
  readonly handlers: readonly HttpHandler[];
  /** Removes all faults, received requests and created objects, and the effects of `answer` and `refuse`. */
  reset(): void;
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
 * Creates handlers that respond to every call in the contract with its example, for pictures and stories of screens. They
 * store created and changed objects, and validate requests, but do not run the server's rules: for tests of behaviour,
 * use {@link createKwanMock}.
 *
 * @example
 * const mock = createKwanHandlers({ baseUrl: "http://localhost/api" });
 * const server = setupServer(...mock.handlers);
 * mock.fault({ code: "unavailable" }, { call: getBranch, times: 2 });
 */
export function createKwanHandlers(options: HandlerOptions): KwanHandlers {
  const entities = createEntities();
  const firstAnswers = new Map<string, { fingerprint: string; outcome: Outcome }>();
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
  function outcomeOf(incoming: Incoming, headers: Headers, override: Override | undefined): Outcome {
    const { call, params, query, body, example, requestId } = incoming;
    if (!options.loggedIn && !call.access.includes("anyone") && !headers.has("authorization"))
      return refusal("unauthenticated", requestId);
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

  const engine = createEngine(options.baseUrl, ({ call, params, query, body, headers, requestId }, override) => {
    const example = structuredClone(examples[call.id]?.answer);
    const incoming: Incoming = { call, params, query, body, example, requestId, model: (prefix) => models.get(prefix) };
    return outcomeOf(incoming, headers, override);
  });

  return {
    ...engine.controls,
    handlers: [http.all(`${engine.root}/*`, ({ request }) => engine.respond(request))],
    reset: () => {
      engine.clear();
      firstAnswers.clear();
      entities.clear();
    },
  };
}
