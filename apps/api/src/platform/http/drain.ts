import { getReadiness } from "@kwan/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { m } from "#messages";
import { DomainError } from "../domain-error.ts";

const lookEveryMs = 100;

export interface Draining {
  /**
   * Makes the readiness call report that the server is not ready, so that a load balancer sends requests elsewhere.
   * Requests are still processed.
   */
  leave(): void;
  /** Returns the names of the calls in progress. They would not get a response if the server stopped now. */
  inProgress(): string[];
}

const callOf = (request: FastifyRequest): string =>
  (request.routeOptions.config as { call?: string } | undefined)?.call ?? "none";

/**
 * Drains connections on close. Requests in progress are completed, and new ones are refused so that clients go
 * elsewhere. Each connection is closed once it is idle, even if its client wants to keep it alive.
 */
export function drainOnClose(app: FastifyInstance): Draining {
  let isLeaving = false;
  let isClosing = false;
  const open = new Set<FastifyRequest>();
  const stopping = () => new DomainError("unavailable", { message: m.http_stopping(), retryAfterSeconds: 1 });
  app.addHook("onRequest", (request, reply, done) => {
    open.add(request);
    reply.raw.once("close", () => open.delete(request));
    if (isClosing) {
      reply.header("connection", "close");
      done(stopping());
    } else if (isLeaving && callOf(request) === getReadiness.id) done(stopping());
    else done();
  });
  app.addHook("preClose", (done) => {
    isClosing = true;
    const looking = setInterval(() => app.server.closeIdleConnections(), lookEveryMs);
    app.server.once("close", () => clearInterval(looking));
    done();
  });
  return {
    leave() {
      isLeaving = true;
    },
    inProgress: () => [...open].map(callOf),
  };
}
