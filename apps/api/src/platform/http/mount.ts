import type { AnyCall } from "@kwan/contract";
import * as contract from "@kwan/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { m } from "#messages";
import { recordReads } from "../audit/append.ts";
import { type CallInput, type Handler, type Handlers, Reply, type RequestFacts } from "../calls/handler.ts";
import type { Actor, Caller, Context, Origin, ReadContext, Server } from "../context.ts";
import { cancelOnDisconnect } from "../db/cancel-on-disconnect.ts";
import { inTransaction } from "../db/transaction.ts";
import { DomainError, type FieldMessages, Refusal } from "../domain-error.ts";
import { admission, type Callers } from "./admission.ts";
import { type CallReply, type KeyedRequest, once, onceOutside } from "./idempotency.ts";
import { issueInWords } from "./issue-in-words.ts";
import { networkOf } from "./network.ts";
import { sendReply } from "./send-reply.ts";
import { unsentField } from "./unsent-fields.ts";

type AnyHandler = Handler<AnyCall>;

/** Yields every call with its handler, including those that exist separately for each kind of application. */
function* pairs(handlers: Handlers): Generator<readonly [AnyCall, AnyHandler]> {
  for (const [name, handler] of Object.entries(handlers)) {
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the server mounts every call there is.
    const exported = contract[name as keyof Handlers] as unknown as AnyCall | Readonly<Record<string, AnyCall>>;
    if (typeof handler === "function") yield [exported as AnyCall, handler as unknown as AnyHandler];
    else
      for (const [kind, each] of Object.entries(handler as unknown as Readonly<Record<string, AnyHandler>>))
        yield [(exported as Readonly<Record<string, AnyCall>>)[kind] as AnyCall, each];
  }
}

/**
 * Mounts the contract. Each call becomes a route that checks whether the caller has access, validates the request with
 * the call's schemas, runs the handler, and sends its response.
 */
export function mount(app: FastifyInstance, handlers: Handlers, server: Server, callers: Callers): void {
  for (const [call, handler] of pairs(handlers))
    app.route({
      method: call.method,
      // Every path is matched with a slash at its end: `withLastSlash` adds it.
      url: `/api${call.path.replace(/\{(\w+)\}/g, ":$1").replace(/\/?$/, "/")}`,
      config: { call: call.id },
      handler: (request, reply) => serve(call, handler, { server, callers }, request, reply),
    });
}

async function serve(
  call: AnyCall,
  handler: AnyHandler,
  { server, callers }: { readonly server: Server; readonly callers: Callers },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { actor, caller } = await admission(call, { server, callers }, request, reply);
  const input = {
    params: read(call.params, request.params, "params"),
    query: read(call.query, request.query, "query"),
    body: call.sends === "raw" ? request.body : read(call.body, request.body ?? {}, "body"),
    request: factsOf(call, request, callers),
  } as CallInput;
  const reading: ReadContext = { ...originOf(request, actor), db: server.db.kysely, deps: server };
  const ready = await handler.prepare?.(reading, input);
  const run = async (context: Context | ReadContext): Promise<CallReply> =>
    toReply(call, await handler(context as never, input, ready), server);
  const keyed = keyedRequest(call, request, actor, server, server.now());
  const answer = await (call.kind === "read"
    ? cancelOnDisconnect(
        () => signalOf(reply),
        async () => {
          const result = await handler(reading as never, input, ready);
          await auditRead(call, { ...reading, actor: caller }, input, result);
          return toReply(call, result, server);
        },
      )
    : call.transaction === "none"
      ? keyed
        ? onceOutside(reading.db, keyed, () => run(reading))
        : run(reading)
      : inTransaction(server.db, (tx) => {
          const context: Context = { ...originOf(request, actor), tx, deps: server };
          return keyed ? once(tx, keyed, () => run(context)) : run(context);
        }));
  if (answer.refusal) throw answer.refusal;
  return sendReply(call, answer, request, reply);
}

const originOf = ({ id, ip }: FastifyRequest, actor: Actor | null): Origin => ({ actor, requestId: id, address: ip });

/**
 * Records whose data a member of staff, a driving school or a program has read: the ID in the path, or else the ID in each row of
 * the list.
 */
async function auditRead(
  { audit }: AnyCall,
  context: ReadContext<Caller | null>,
  { params }: CallInput,
  result: unknown,
): Promise<void> {
  if (audit === undefined) return;
  const { body, reads, auditDetails } =
    result instanceof Reply ? result : { body: result, reads: undefined, auditDetails: undefined };
  const { id } = (params ?? {}) as { id?: string };
  const rows = () => (body as { results: readonly { id: string }[] }).results.map((row) => row.id);
  await recordReads(context, audit, reads ?? (id === undefined ? rows() : [id]), auditDetails);
}

/** Returns a signal that aborts when the client disconnects, because nobody needs the result any more. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abortIfDisconnected = () => {
    if (!raw.writableFinished) controller.abort();
  };
  if (raw.destroyed) abortIfDisconnected();
  raw.once("close", abortIfDisconnected);
  return controller.signal;
}

/**
 * Returns the idempotency key of a request that changes something, if it has one. Webhook events have their own IDs.
 */
function keyedRequest(
  call: AnyCall,
  request: FastifyRequest,
  actor: Actor | null,
  { config, now: clock }: Server,
  now: Date,
): KeyedRequest | null {
  const key = request.headers["idempotency-key"];
  // The response to a call that returns a file is streamed, so it cannot be stored. Repeating such a call has no
  // further effect.
  if (call.kind === "read" || call.method !== "POST" || call.sends === "raw" || call.answers === "file") return null;
  if (typeof key !== "string") return null;
  if (key.length > 100) throw new DomainError("invalid", m.http_key_too_long());
  const [caller, body] = [actor?.id ?? `anybody at ${networkOf(request.ip)}`, rawBody(request)];
  return { caller, key, method: call.method, path: request.url, body, secrets: config.secrets, now, clock };
}

const rawBodies = new WeakMap<FastifyRequest["raw"], Buffer>();

/** Keeps the raw bytes of a body, for signatures and fingerprints. */
export const keepRawBody = (request: FastifyRequest, bytes: Buffer): void => void rawBodies.set(request.raw, bytes);
const rawBody = (request: FastifyRequest): Buffer => rawBodies.get(request.raw) ?? Buffer.alloc(0);

/** Returns the version in If-Match, or null if it is absent or "*". Throws if it cannot be read. */
function tagOf(header: string | undefined): number | null {
  if (header === undefined || header.trim() === "*") return null;
  const tag = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim());
  if (tag) return Number(tag[1]);
  throw new DomainError("invalid", m.http_bad_tag());
}

function factsOf(call: AnyCall, request: FastifyRequest, { deviceTokenOf }: Callers): RequestFacts {
  const tag = tagOf(request.headers["if-match"]);
  // "*" does not say what the caller has read.
  if (call.ifMatch && tag === null) throw new DomainError("version_required");
  return {
    url: request.url,
    network: networkOf(request.ip),
    device: String(request.headers["user-agent"] ?? "").slice(0, 200),
    deviceToken: deviceTokenOf(request.headers.cookie),
    version: tag,
    raw: rawBody(request),
    header: (name) => {
      const value = request.headers[name];
      return typeof value === "string" ? value : undefined;
    },
  };
}

/** Validates one part of the request. An invalid path parameter is reported as not found. */
function read(schema: AnyCall["body"], value: unknown, part: "params" | "query" | "body"): unknown {
  if (!schema) return undefined;
  const { success, data, error } = z.safeParse(schema, value, { error: issueInWords });
  if (success) return data;
  if (part === "params") throw new DomainError("not_found");
  throw new DomainError("invalid", { fields: fieldMessages(error.issues) });
}

/**
 * Returns messages by field, named as in the form: `details.lost_on`. Messages that do not belong to a field are under
 * `non_field_errors`.
 */
function fieldMessages(issues: readonly z.core.$ZodIssue[]): FieldMessages {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const field = path.join(".") || "non_field_errors";
    fields[field] = [...(fields[field] ?? []), message];
  }
  return fields;
}

export const etagOf = (version: number): string => `"${version}"`;

/**
 * Converts what the handler returned into a response. A refusal that must not roll back is part of the result, and is
 * only thrown after the commit.
 */
function toReply(call: AnyCall, result: unknown, deps: Server): CallReply {
  if (result instanceof Refusal) return { status: 0, body: undefined, etag: undefined, refusal: result.error };
  const reply = result instanceof Reply ? result : new Reply({ body: result });
  if (deps.config.mode !== "production" && call.answer && !Buffer.isBuffer(reply.body)) {
    const checked = z.safeParse(call.answer, reply.body);
    if (!checked.success)
      throw new Error(
        `The answer of ${call.id} breaks its contract: ${JSON.stringify(fieldMessages(checked.error.issues))}`,
      );
    const unsent = unsentField(reply.body, checked.data);
    if (unsent) throw new Error(`The answer of ${call.id} lacks the field "${unsent}".`);
  }
  const etag = reply.version === undefined ? undefined : etagOf(reply.version);
  return { status: call.status, body: reply.body, etag, headers: reply.headers };
}
