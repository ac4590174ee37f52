import type { AnyCall } from "@kwan/contract";
import * as contract from "@kwan/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { actorOf, secondsLeft } from "../accounts/actor.ts";
import { note } from "../audit/append.ts";
import { type Actor, type Handler, type Handlers, Reply, type RequestFacts } from "../calls/handler.ts";
import type { Queries } from "../db/open.ts";
import { inTransaction } from "../db/transaction.ts";
import { whileWanted } from "../db/wanted.ts";
import type { Deps } from "../deps.ts";
import { DomainError, type FieldMessages } from "../domain-error.ts";
import { outsideTransaction } from "../payments/routes.ts";
import { admit } from "./access.ts";
import { type GivenAnswer, type KeyedRequest, once, onceOutside } from "./idempotency.ts";
import { networkOf } from "./network.ts";

type AnyHandler = Handler<AnyCall>;

/** Every call with its handler: tables of kinds are laid out flat. */
function* pairs(handlers: Handlers): Generator<readonly [AnyCall, AnyHandler]> {
  for (const [name, handler] of Object.entries(handlers)) {
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the server mounts every call there is.
    const exported = contract[name as keyof Handlers] as unknown as AnyCall | Readonly<Record<string, AnyCall>>;
    if (typeof handler === "function") yield [exported as AnyCall, handler as unknown as AnyHandler];
    else
      for (const [kind, each] of Object.entries(handler as Readonly<Record<string, AnyHandler>>))
        yield [(exported as Readonly<Record<string, AnyCall>>)[kind] as AnyCall, each];
  }
}

/**
 * Mounts the contract: each call becomes a route that reads the request by the call's schemas, asks who may call,
 * runs the handler, and answers by the call's schema.
 */
export function mount(app: FastifyInstance, handlers: Handlers, deps: Deps): void {
  for (const [call, handler] of pairs(handlers))
    app.route({
      method: call.method,
      url: `/api${call.path.replace(/\{(\w+)\}/g, ":$1")}`,
      config: { call: call.id },
      handler: (request, reply) => serve(call, handler, deps, request, reply),
    });
}

async function serve(call: AnyCall, handler: AnyHandler, deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const now = deps.now();
  const actor = await actorOf(deps, request.headers.authorization, now);
  if (actor) {
    request.user = actor.id;
    reply.header("x-session-seconds", secondsLeft(actor, now));
  }
  try {
    admit(call, actor);
  } catch (error) {
    if (actor) await noteRefused(call, actor, deps, request);
    throw error;
  }
  const asked = {
    params: read(call.params, request.params, "params"),
    query: read(call.query, request.query, "query"),
    body: call.sends === "raw" ? request.body : read(call.body, request.body ?? {}, "body"),
    actor,
    deps,
    request: factsOf(request),
  };
  const ready = await handler.prepare?.({ ...asked, db: deps.db.kysely } as never);
  const run = async (db: Queries): Promise<GivenAnswer> =>
    given(call, await handler({ ...asked, db } as never, ready), deps);
  const keyed = keyedRequest(call, request, actor, deps, now);
  const answer = await (call.method === "GET"
    ? whileWanted(signalOf(reply), () => run(deps.db.kysely))
    : outsideTransaction.has(call.id)
      ? keyed
        ? onceOutside(deps.db.kysely, keyed, () => run(deps.db.kysely))
        : run(deps.db.kysely)
      : inTransaction(deps.db, (db) => (keyed ? once(db, keyed, () => run(db)) : run(db))));
  if (answer.refusal) throw answer.refusal;
  if (answer.etag) reply.header("etag", answer.etag);
  reply.status(answer.status).headers(answer.headers ?? {});
  return answer.body === undefined ? reply.send() : reply.send(answer.body);
}

/** Writes down that somebody asked for what their role may not do. */
function noteRefused({ id }: AnyCall, actor: Actor, deps: Deps, request: FastifyRequest): Promise<void> {
  const change = { action: "refused", entity: "call", entity_id: id };
  return inTransaction(deps.db, (db) => note({ db, deps, actor, request: factsOf(request) }, change));
}

/** Tells when the sender has gone away: what is only read for them need not be read any more. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** What a key makes one of, where the request came with one. A webhook's events have ids of their own. */
function keyedRequest(
  call: AnyCall,
  request: FastifyRequest,
  actor: Actor | null,
  { config }: Deps,
  now: Date,
): KeyedRequest | null {
  const key = request.headers["idempotency-key"];
  if (call.method !== "POST" || call.sends === "raw" || typeof key !== "string") return null;
  if (key.length > 100) throw new DomainError("invalid", { message: "Idempotency-Key has at most 100 characters." });
  const [caller, body] = [actor?.id ?? `anybody at ${networkOf(request.ip)}`, rawBody(request)];
  return { caller, key, method: call.method, path: request.url, body, secret: config.secret, now };
}

const rawBodies = new WeakMap<FastifyRequest["raw"], Buffer>();

/** Keeps the bytes of a body, for signatures and fingerprints. */
export const keepRawBody = (request: FastifyRequest, bytes: Buffer): void => void rawBodies.set(request.raw, bytes);
const rawBody = (request: FastifyRequest): Buffer => rawBodies.get(request.raw) ?? Buffer.alloc(0);

/** The version of an If-Match: null where none was sent, or any will do. What can't be read is refused, never passed over. */
function tagOf(header: string | undefined): number | null {
  if (header === undefined || header.trim() === "*") return null;
  const tag = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim());
  if (tag) return Number(tag[1]);
  throw new DomainError("invalid", {
    message: 'If-Match has to be one ETag as it was given, such as "3". Read the thing again, and send its ETag.',
  });
}

function factsOf(request: FastifyRequest): RequestFacts {
  const tag = tagOf(request.headers["if-match"]);
  return {
    id: request.id,
    url: request.url,
    address: request.ip,
    network: networkOf(request.ip),
    device: String(request.headers["user-agent"] ?? "").slice(0, 200),
    version: tag,
    raw: rawBody(request),
    header: (name) => {
      const value = request.headers[name];
      return typeof value === "string" ? value : undefined;
    },
  };
}

/** A part of the request, checked; a parameter that is no id names nothing. */
function read(schema: AnyCall["body"], value: unknown, part: "params" | "query" | "body"): unknown {
  if (!schema) return undefined;
  const { success, data, error } = z.safeParse(schema, value);
  if (success) return data;
  if (part === "params") throw new DomainError("not_found");
  throw new DomainError("invalid", { fields: fieldMessages(error.issues) });
}

/** Messages by field, as the form shows them: `details.lost_on`; what belongs to no field stands by itself. */
function fieldMessages(issues: readonly z.core.$ZodIssue[]): FieldMessages {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const field = path.join(".") || "non_field_errors";
    fields[field] = [...(fields[field] ?? []), message];
  }
  return fields;
}

/** A version as it is sent. */
export const etagOf = (version: number): string => `"${version}"`;

/** What the handler said, as it is sent. A refusal keeps what was written, so it is thrown only after that is kept. */
function given(call: AnyCall, said: unknown, deps: Deps): GivenAnswer {
  const reply = said instanceof Reply ? said : new Reply({ body: said });
  if (reply.refusal) return { status: 0, body: undefined, etag: undefined, refusal: reply.refusal };
  if (deps.config.mode !== "production" && call.answer) {
    const checked = z.safeParse(call.answer, reply.body);
    if (!checked.success)
      throw new Error(
        `The answer of ${call.id} breaks its contract: ${JSON.stringify(fieldMessages(checked.error.issues))}`,
      );
  }
  const etag = reply.version === undefined ? undefined : etagOf(reply.version);
  return { status: call.status, body: reply.body, etag, headers: reply.headers };
}
