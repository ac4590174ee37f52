import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createMock, type Mock } from "../src/testing/mock/create-mock.ts";
import { type Answered, control } from "./controls.ts";
import { peopleInWords } from "./greeting.ts";
import { paymentPage } from "./payment-page.ts";

const host = "127.0.0.1";
const maxBytes = 20 * 1_048_576;
const localNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The headers that allow pages of this machine to call the mock, as a server for development does. */
const corsHeaders = (origin: string): Record<string, string> => ({
  "access-control-allow-origin": origin,
  "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers":
    "authorization, content-type, idempotency-key, if-match, if-none-match, kwan-client, traceparent, tracestate, x-request-id",
  "access-control-expose-headers":
    "allow, content-disposition, deprecation, etag, location, ratelimit, ratelimit-policy, retry-after, sunset, x-request-id",
  "access-control-max-age": "600",
  vary: "origin",
});

const isLocal = (url: string): boolean => URL.canParse(url) && localNames.has(new URL(url).hostname);

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length;
    if (bytes <= maxBytes) chunks.push(chunk as Buffer);
  }
  return bytes > maxBytes ? undefined : Buffer.concat(chunks);
}

function send(response: ServerResponse, { status, body }: Answered): void {
  if (body === undefined) response.writeHead(status).end();
  else response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** Passes a request on to the mock, and its response back. A lost response closes the connection. */
async function answerCall(mock: Mock, url: URL, request: IncomingMessage, body: Buffer, response: ServerResponse) {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((each): [string, string] => [name, each]),
  );
  const { method = "GET" } = request;
  const isBodiless = method === "GET" || method === "HEAD";
  // Node's own Request takes no HEAD of a call that only has a GET.
  const received = new Request(url, {
    method: method === "HEAD" ? "GET" : method,
    headers,
    ...(!isBodiless && { body: new Uint8Array(body) }),
  });
  const answer = await mock.respond(received);
  if (answer.type === "error") response.destroy();
  else {
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(method === "HEAD" ? undefined : bytes);
  }
}

const readJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
};

/** Answers on the page that stands for the payer's phone and for the card page. */
function answerPayment(
  mock: Mock,
  reference: string,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
) {
  const { choice } = Object.fromEntries(new URLSearchParams(body.toString("utf8")));
  const url = new URL(`http://${host}/mock/payments/${reference}/`);
  const { status, body: refusal } =
    request.method === "POST" ? control(mock, "POST", url, { choice }) : { status: 204 };
  const notice = status < 300 ? (request.method === "POST" ? "Done." : "") : (refusal as { detail: string }).detail;
  response
    .writeHead(status < 300 ? 200 : status, { "content-type": "text/html; charset=utf-8" })
    .end(paymentPage(decodeURIComponent(reference), notice));
}

async function answer(mock: Mock, origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request);
  const from = request.headers.origin;
  // Pages of other sites reach this machine through the browser of whoever opens them, also under a name of their own.
  if (!isLocal(`http://${request.headers.host}`) || (from !== undefined && !isLocal(from)))
    return send(response, {
      status: 403,
      body: { detail: "The mock only answers programs and pages of this machine." },
    });
  if (from !== undefined)
    for (const [name, value] of Object.entries(corsHeaders(from))) response.setHeader(name, value);
  if (request.method === "OPTIONS") return send(response, { status: 204 });
  if (body === undefined)
    return send(response, { status: 413, body: { detail: "The body is too large.", code: "too_large" } });
  const url = new URL(request.url ?? "/", origin);
  const [, reference] = /^\/sandbox\/pay\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  if (reference !== undefined) return answerPayment(mock, reference, request, body, response);
  if (url.pathname.startsWith("/api/")) return answerCall(mock, url, request, body, response);
  if (url.pathname.startsWith("/mock"))
    return send(response, control(mock, request.method ?? "GET", url, readJson(body)));
  if (url.pathname !== "/")
    return send(response, { status: 404, body: { detail: `There is nothing at ${url.pathname}.` } });
  response.writeHead(200, { "content-type": "text/plain; charset=utf-8" }).end(`${peopleInWords()}\n`);
}

/** Starts the mock on this machine. Returns its address, and a function that stops it. */
export async function startMockServer(port: number): Promise<{ address: string; close(): Promise<void> }> {
  let mock: Mock | undefined;
  let address = "";
  const server = createServer((request, response) => {
    if (!mock) return void response.destroy();
    answer(mock, address, request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) send(response, { status: 500, body: { detail: String(error), code: "internal" } });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  address = `http://${host}:${(server.address() as AddressInfo).port}`;
  mock = createMock({ baseUrl: `${address}/api` });
  return {
    address,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
