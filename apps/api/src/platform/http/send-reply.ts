import type { AnyCall } from "@kwan/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CallReply } from "./idempotency.ts";

/** Returns whether the client already has this version of the response. */
function isKnown({ headers }: FastifyRequest, etag: string | undefined): boolean {
  const known = headers["if-none-match"]?.split(",").map((tag) => tag.trim());
  return etag !== undefined && known !== undefined && (known.includes(etag) || known.includes("*"));
}

/** Sends the response of a call, or only its headers if the client already has this version. */
export function sendReply(
  call: AnyCall,
  { status, body, etag, headers = {} }: CallReply,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const varies = [reply.getHeader("vary"), headers.vary].filter(Boolean).join(", ");
  reply.headers({ ...headers, ...(etag && { etag }), ...(varies && { vary: varies }) });
  if (call.kind === "read" && isKnown(request, etag ?? headers.etag)) return reply.status(304).send();
  return body === undefined ? reply.status(status).send() : reply.status(status).send(body);
}
