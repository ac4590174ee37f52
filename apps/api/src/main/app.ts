import { randomUUID } from "node:crypto";
import { type Language, languages } from "@kwan/domain/language";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { m } from "#messages";
import { mountSandbox } from "../money/payments/sandbox/mount.ts";
import { actorOf, secondsLeft } from "../people/accounts/actor.ts";
import { deviceTokenOf } from "../people/accounts/known-devices.ts";
import { mountTokens } from "../people/programs/mount.ts";
import { programOf } from "../people/programs/program-of.ts";
import { closeRefusals } from "../platform/audit/refusals.ts";
import { StoreWatch } from "../platform/blobs/store-watch.ts";
import type { Server } from "../platform/context.ts";
import { DatabaseDiskError, DatabaseTimeoutError } from "../platform/db/errors.ts";
import { DomainError } from "../platform/domain-error.ts";
import { gatherMethods } from "../platform/http/allowed-methods.ts";
import { answerBrokenClient, answerUnroutable } from "../platform/http/client-errors.ts";
import { mountDocs } from "../platform/http/docs.ts";
import { type Draining, drainOnClose } from "../platform/http/drain.ts";
import { answerable, errorBody, statusOf } from "../platform/http/errors.ts";
import { corsHeaders, securityHeaders, transportHeader } from "../platform/http/headers.ts";
import { parseJson } from "../platform/http/json-body.ts";
import { Metrics, measure } from "../platform/http/metrics.ts";
import { etagOf, keepRawBody, mount } from "../platform/http/mount.ts";
import { mountPortal, type ServeShell } from "../platform/http/portal.ts";
import { readMultipart } from "../platform/http/uploads.ts";
import { acceptedLanguage, inLanguage } from "../platform/language.ts";
import { hasInventedPeople } from "./guide/guide-data.ts";
import { mountGuide } from "./guide/mount.ts";
import { handlers } from "./handlers.ts";
import { mountMailbox } from "./mailbox/mount.ts";
import { mountPages } from "./pages/mount.ts";

const megabyte = 1_048_576;
/** Matches request IDs that are safe in a log line. Other IDs from clients are not used. */
const saneRequestId = /^[\w.:-]{1,100}$/;

export interface ClientTimeouts {
  /** How long a client may take to send the headers. */
  readonly headersMs: number;
  /** How long a client may take to send the whole request. A large file over a slow connection takes a long time. */
  readonly requestMs: number;
  /** How often connections are checked for these timeouts. */
  readonly checkMs: number;
  /** How long a connection may be silent in both directions. */
  readonly idleMs: number;
}

const defaultTimeouts: ClientTimeouts = { headersMs: 20_000, requestMs: 180_000, checkMs: 5_000, idleMs: 60_000 };

/**
 * Creates the server. It does not listen until you call `listen`.
 *
 * @example
 * const app = createApp(deps);
 * await app.listen({ port: 3000 });
 */
export function createApp(
  deps: Server,
  { headersMs, requestMs, checkMs, idleMs }: ClientTimeouts = defaultTimeouts,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    // A logger for each request would cost more than adding the request's ID to the only line that we log for it.
    childLoggerFactory: (log) => log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.config.trustedProxies.length > 0 ? [...deps.config.trustedProxies] : false,
    bodyLimit: megabyte,
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
    return503OnClosing: false,
    clientErrorHandler: answerBrokenClient,
    frameworkErrors: answerUnroutable,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = "/" }) => withLastSlash(url),
    genReqId: ({ headers }) => {
      const header = headers["x-request-id"];
      return typeof header === "string" && saneRequestId.test(header) ? header : `req_${randomUUID()}`;
    },
  });
  const store = new StoreWatch(deps.blobs, deps.now);
  const metrics = new Metrics(store);
  readBodies(app);
  readMultipart(app, (authorization) => actorOf(deps, authorization, deps.now()));
  const methodsOf = gatherMethods(app);
  chooseLanguage(app);
  writeHeaders(app, deps, methodsOf);
  const serveShell = deps.config.portalFolder === undefined ? undefined : mountPortal(app, deps.config.portalFolder);
  writeErrors(app, methodsOf, serveShell);
  mountGuide(app, deps);
  showDocs(app, deps, serveShell !== undefined);
  app.decorate("draining", drainOnClose(app));
  measure(app, metrics);
  logRequests(app);
  mount(app, handlers(metrics, store), deps, { actorOf, programOf, secondsLeft, deviceTokenOf });
  mountTokens(app, deps);
  keepClosingRefusals(app, deps);
  mountSandbox(app, deps);
  mountMailbox(app, deps);
  mountPages(app, deps.config, deps.db.kysely, serveShell !== undefined);
  return app;
}

/** Serves the documentation. Its explorer may write only where there is nobody whose record could be changed. */
function showDocs(app: FastifyInstance, server: Server, hasPortal: boolean): void {
  const { docsFolder: folder, database } = server.config;
  if (folder === undefined) return;
  mountDocs(app, {
    folder,
    hasPortal,
    hasInventedPeople: async () => "folder" in database && (await hasInventedPeople(server)),
  });
}

const closeEveryMs = 15_000;

/** Writes the rows of the audit log that close a minute of refusals, and the last ones when the server stops. */
function keepClosingRefusals(app: FastifyInstance, deps: Server): void {
  const close = (all: boolean) =>
    closeRefusals(deps, { all }).catch((error: unknown) =>
      deps.log.warn({ err: error }, "refusals could not be added to the audit log"),
    );
  const timer = setInterval(() => void close(false), closeEveryMs).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await close(true);
  });
}

/**
 * Adds the slash at the end of a call's path, because some proxies and frameworks drop it.
 */
function withLastSlash(url: string): string {
  if (!url.startsWith("/api/")) return url;
  const [path = "", query] = url.split(/(?=\?)/, 2);
  return path.endsWith("/") ? url : `${path}/${query ?? ""}`;
}

/** Parses JSON bodies and keeps their raw bytes, because signatures and fingerprints are computed from them. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, bytes, done) => {
    keepRawBody(request, bytes as Buffer);
    if (bytes.length === 0) return done(null, undefined);
    try {
      done(null, parseJson(bytes as Buffer));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
}

type MethodsOf = ReturnType<typeof gatherMethods>;
const pathOf = (url: string): string => url.split("?")[0] ?? "";

function writeHeaders(app: FastifyInstance, { config }: Server, methodsOf: MethodsOf): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(securityHeaders).header("x-request-id", request.id);
    if (request.protocol === "https") reply.header(...transportHeader);
    const isCall = request.url.startsWith("/api");
    if (isCall) reply.header("cache-control", "no-store").header("content-language", request.language);
    const { origin } = request.headers;
    // With CORS, the headers depend on the origin, so caches have to store a response for each origin.
    const varies = [config.corsOrigins.length > 0 && "Origin", isCall && "Accept-Language"].filter(Boolean);
    if (varies.length > 0) reply.header("vary", varies.join(", "));
    const isAllowed = origin !== undefined && config.corsOrigins.includes(origin);
    if (isAllowed) reply.headers(corsHeaders(origin));
    const methods = request.method === "OPTIONS" ? methodsOf(pathOf(request.url)) : [];
    if (methods.length > 0)
      reply
        .status(204)
        .header("allow", [...methods, "OPTIONS"].join(", "))
        .send();
    else done();
  });
}

/**
 * Sets the language for each request. Parsing the body loses the async context, so the language is set again
 * afterwards.
 */
function chooseLanguage(app: FastifyInstance): void {
  app.decorateRequest("language", languages[0]);
  app.addHook("onRequest", (request, _reply, done) => {
    request.language = acceptedLanguage(request.headers["accept-language"]);
    inLanguage(request.language, done);
  });
  app.addHook("preValidation", (request, _reply, done) => inLanguage(request.language, done));
}

function writeErrors(app: FastifyInstance, methodsOf: MethodsOf, serveShell: ServeShell | undefined): void {
  app.setNotFoundHandler((request, reply) => {
    const served = serveShell?.(request, reply);
    if (served) return served;
    const path = pathOf(request.url);
    const methods = methodsOf(path);
    const message =
      methods.length > 0
        ? m.http_no_such_method({ method: request.method, path, methods: methods.join(", ") })
        : m.http_no_such_path({ path });
    const error = new DomainError("not_found", message);
    if (methods.length > 0) reply.header("allow", [...methods, "OPTIONS"].join(", "));
    return reply.status(404).send(errorBody(error, request.id));
  });
  app.setErrorHandler((thrown, request, reply) => {
    const error = inLanguage(request.language, () => answerable(thrown));
    if (error.code === "internal") request.log.error({ err: thrown, ...whose(request) }, "request failed");
    else if (thrown instanceof DatabaseTimeoutError || thrown instanceof DatabaseDiskError)
      request.log.error({ err: thrown, ...whose(request) }, "the database could not do it");
    if (error.version !== undefined) reply.header("etag", etagOf(error.version));
    if (error.retryAfterSeconds !== undefined) reply.header("retry-after", error.retryAfterSeconds);
    return reply.status(statusOf(error)).send(errorBody(error, request.id));
  });
}

declare module "fastify" {
  interface FastifyInstance {
    readonly draining: Draining;
  }
  interface FastifyRequest {
    /** The ID of the account, once it is known. */
    user: string | undefined;
    language: Language;
  }
}

/** Returns the log fields that identify a request and its sender. */
const whose = ({ id, user, ip }: FastifyRequest) => ({ reqId: id, user, address: ip });

/** Returns the name and version of the client as it gives them, if they look like names and versions. */
function clientOf({ headers }: FastifyRequest): string | undefined {
  const name = headers["kwan-client"];
  return typeof name === "string" && /^[\w@./+ -]{1,100}$/.test(name) ? name : undefined;
}

/** Logs one line for each request. It names the call and not the URL, which may contain emails and codes. */
function logRequests(app: FastifyInstance): void {
  app.decorateRequest("user", undefined);
  app.addHook("onResponse", (request, reply, done) => {
    const { call = "none" } = request.routeOptions.config as { call?: string };
    const [status, ms] = [reply.statusCode, Math.round(reply.elapsedTime)];
    const client = clientOf(request);
    request.log.info({ ...whose(request), client, call, method: request.method, status, ms }, "answered");
    done();
  });
}
