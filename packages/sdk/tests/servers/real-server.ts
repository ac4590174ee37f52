import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as the server received it. */
export interface Seen {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly at: number;
}

export type Responder = (response: ServerResponse, seen: Seen) => void;

export interface RealServer {
  readonly baseUrl: string;
  readonly seen: Seen[];
  /** Sets the responses to the next requests, in order. The last response is used for all later requests. */
  answer(...responders: Responder[]): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Starts an HTTP server on a free port on this machine. */
export async function startServer(): Promise<RealServer> {
  const seen: Seen[] = [];
  let responders: Responder[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request).catch(() => Buffer.alloc(0));
    const url = new URL(request.url ?? "/", "http://server");
    const one: Seen = { method: request.method ?? "", url, headers: request.headers, body, at: performance.now() };
    seen.push(one);
    const responder = responders.length > 1 ? responders.shift() : responders[0];
    if (responder) responder(response, one);
    else response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api`,
    seen,
    answer: (...next) => {
      responders = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Responder =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));
  };

export const text =
  (value: string, status = 200, type = "text/plain", headers: Record<string, string> = {}): Responder =>
  (response) => {
    response.writeHead(status, { "content-type": type, ...headers }).end(value);
  };

/** Closes the connection without sending a response. */
export const drop: Responder = (response) => {
  response.destroy();
};

/** Sends the headers for a complete body and half of the body, and then closes the connection. */
export const cutInHalf =
  (value: unknown, status = 200): Responder =>
  (response) => {
    const whole = JSON.stringify(value);
    response.writeHead(status, { "content-type": "application/json", "content-length": String(whole.length) });
    response.write(whole.slice(0, whole.length / 2), () => setTimeout(() => response.destroy(), 5));
  };

/** Never responds. */
export const silence: Responder = () => undefined;
