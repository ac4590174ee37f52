import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "../domain-error.ts";
import { acceptedLanguage, inLanguage } from "../language.ts";
import { answerable, errorBody, statusOf } from "./errors.ts";
import { securityHeaders } from "./headers.ts";

const responses: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    "The request did not arrive completely in time. Send it again, over a better connection.",
  ],
  HPE_HEADER_OVERFLOW: [431, "The address or the headers are too long. Send shorter ones."],
};
const other = [400, "This is not a well-formed HTTP request."] as const;

/**
 * Responds to bytes that are not a valid request: headers that are malformed, too long, or never end. Closes the
 * connection, so that a slow or broken client does not tie up the server.
 */
export function answerBrokenClient(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [status, message] = responses[error.code ?? ""] ?? other;
  const id = `req_${randomUUID()}`;
  const body = JSON.stringify(errorBody(new DomainError("malformed", message), id));
  const headers = {
    ...securityHeaders,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    connection: "close",
    "x-request-id": id,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
}

/**
 * Responds to a request that has no route, for example because its URL is malformed. The hooks that set headers and the
 * language have not run for it.
 */
export function answerUnroutable(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const answerableError = inLanguage(acceptedLanguage(request.headers["accept-language"]), () => answerable(thrown));
  const error = answerableError.code === "internal" ? new DomainError("malformed") : answerableError;
  reply.headers({ ...securityHeaders, "x-request-id": request.id, "cache-control": "no-store" });
  reply.status(statusOf(error)).send(errorBody(error, request.id));
}
