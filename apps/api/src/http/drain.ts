import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "../domain-error.ts";

const lookEveryMs = 100;

/** How a server stops. */
export interface Draining {
  /** Readiness says no from now on, so that a balancer sends requests elsewhere; everything else is answered. */
  leave(): void;
  /** The calls that are still in progress, by name: what a server that is cut off did not answer. */
  inProgress(): string[];
}

const callOf = (request: FastifyRequest): string =>
  (request.routeOptions.config as { call?: string } | undefined)?.call ?? "none";

/**
 * Lets a server that closes end: what is in progress is answered, what is asked over an old connection is sent
 * elsewhere, and a connection ends as soon as nothing is in progress on it, whatever its client had in mind for it.
 */
export function drainOnClose(app: FastifyInstance): Draining {
  let isLeaving = false;
  let isClosing = false;
  const open = new Set<FastifyRequest>();
  const stopping = () =>
    new DomainError("unavailable", { message: "This server is stopping. Ask again.", retryAfterSeconds: 1 });
  app.addHook("onRequest", (request, reply, done) => {
    open.add(request);
    reply.raw.once("close", () => open.delete(request));
    if (isClosing) {
      reply.header("connection", "close");
      done(stopping());
    } else if (isLeaving && callOf(request) === "getReadiness") done(stopping());
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
