import { type AnyCall, calls, type Grant } from "@kwan/contract";
import { mayDo } from "@kwan/domain";
import { safeParse } from "zod/mini";
import { checkAnswer, type Override, type Received } from "../engine.ts";
import type { Outcome } from "../outcomes.ts";
import { accountRoutes } from "./accounts.ts";
import { appealRoutes } from "./appeals.ts";
import { applicationRoutes } from "./application-routes.ts";
import { documentRoutes } from "./documents.ts";
import { readFiles } from "./files.ts";
import { invoiceRoutes } from "./invoices.ts";
import { overviewRoutes } from "./overview.ts";
import { ownPaymentRoutes } from "./own-payments.ts";
import { paymentRoutes } from "./payments.ts";
import { priceRoutes } from "./prices.ts";
import { recordRoutes } from "./records.ts";
import { invalidIssues, NotSimulated, notFound, Refused } from "./refused.ts";
import { type Caller, Reply, type Route } from "./routes.ts";
import { type MockState, personOf } from "./state.ts";

const routes: ReadonlyMap<string, Route> = new Map(
  [
    ...accountRoutes,
    ...recordRoutes,
    ...applicationRoutes,
    ...overviewRoutes,
    ...documentRoutes,
    ...invoiceRoutes,
    ...paymentRoutes,
    ...ownPaymentRoutes,
    ...priceRoutes,
    ...appealRoutes,
  ].map((route) => [route.call.id, route]),
);

/** The calls that the mock answers as the server does. */
export const simulatedCalls: readonly AnyCall[] = calls.filter(({ id }) => routes.has(id));

function callerOf(state: MockState, authorization: string | null): Caller | null {
  const [, token] = /^Bearer ([\w.~+/=-]{1,500})$/i.exec(authorization ?? "") ?? [];
  if (token === undefined) return null;
  const session = state.sessions.get(token);
  const person = session && personOf(state, session.account);
  // A token that is no longer valid is refused even by calls that need none, so that clients learn about it.
  if (!person || Date.parse(session.expires_at) <= state.now().getTime()) throw new Refused("unauthenticated");
  return { account: person.account, token };
}

function isGranted({ account: { role } }: Caller, grant: Grant): boolean {
  if (grant === "anyone" || grant === "signed_in") return true;
  return grant === "owner" ? role === "learner" || role === "driver" : mayDo(role, grant);
}

function admit({ access }: AnyCall, caller: Caller | null): void {
  if (access.includes("anyone")) return;
  if (caller === null) throw new Refused("unauthenticated");
  if (!access.some((grant) => isGranted(caller, grant))) throw new Refused("forbidden");
}

function read(schema: AnyCall["body"], value: unknown, part: "params" | "query" | "body"): unknown {
  if (!schema) return undefined;
  const { success, data, error } = safeParse(schema, value);
  if (success) return data;
  throw part === "params" ? notFound() : invalidIssues(error.issues);
}

function versionIn({ call, headers }: Received): number | null {
  const header = headers.get("if-match")?.trim() ?? null;
  const tag = /^(?:W\/)?"(\d{1,9})"$/.exec(header ?? "");
  if (!tag && header !== null && header !== "*") throw new Refused("invalid", "If-Match is not a version.");
  if (call.ifMatch && !tag) throw new Refused("version_required");
  return tag ? Number(tag[1]) : null;
}

/** Answers to the requests with an idempotency key, with a fingerprint of each request. */
export type FirstAnswers = Map<string, { readonly fingerprint: string; readonly outcome: Outcome }>;

/** What a request asks for. Files count by their name and size. */
const fingerprintOf = ({ url, body }: Received): string =>
  JSON.stringify([url, body], (_, value) => (value instanceof File ? [value.name, value.size] : value));

function keyOf({ call, headers }: Received, caller: Caller | null): string | null {
  const key = headers.get("idempotency-key");
  if (key === null || call.kind === "read" || call.method !== "POST" || call.sends === "raw") return null;
  if (call.answers === "file") return null;
  if (key.length > 100) throw new Refused("invalid", "An Idempotency-Key has 100 characters at most.");
  return `${caller?.account.id ?? "anybody"} ${key}`;
}

function outcomeOf(call: AnyCall, result: unknown): Outcome {
  const { body, version, file } = result instanceof Reply ? result : new Reply({ body: result });
  if (call.answers === "json") checkAnswer(call, body);
  return {
    status: call.status,
    body,
    headers: version === undefined ? {} : { etag: `"${version}"` },
    ...(file && { file }),
  };
}

/** Checks and answers a request in the same order as the server. */
function serveChecked(
  state: MockState,
  first: FirstAnswers,
  received: Received,
  override: Override | undefined,
): Outcome {
  const { call, params, query, body, headers, url } = received;
  const caller = callerOf(state, headers.get("authorization"));
  admit(call, caller);
  if (override) return override(received);
  const route = routes.get(call.id);
  if (!route) throw new NotSimulated(`the call ${call.id} (${call.method} ${call.path})`);
  const request = {
    state,
    caller,
    params: read(call.params, params, "params") as Readonly<Record<string, string>>,
    query: read(call.query, query, "query"),
    body: read(call.body, body ?? {}, "body"),
    version: versionIn(received),
    url,
  };
  const key = keyOf(received, caller);
  const earlier = key === null ? undefined : first.get(key);
  const fingerprint = fingerprintOf(received);
  if (earlier && earlier.fingerprint !== fingerprint) throw new Refused("key_reused");
  if (earlier) return earlier.outcome;
  const outcome = outcomeOf(call, route.handle(request));
  // Only what has had an effect is remembered, so a refused request can be sent again.
  if (key !== null) first.set(key, { fingerprint, outcome: structuredClone(outcome) });
  return outcome;
}

export async function serve(
  state: MockState,
  first: FirstAnswers,
  received: Received,
  override: Override | undefined,
): Promise<Outcome> {
  await readFiles(received.body);
  try {
    return serveChecked(state, first, received, override);
  } catch (error) {
    if (error instanceof Refused || error instanceof NotSimulated) return error.outcome(received.requestId);
    throw error;
  }
}
