import type { FastifyInstance } from "fastify";
import { DomainError } from "../domain-error.ts";

const lookEveryMs = 100;

/**
 * Lets a server that closes end: what is under way is answered, what is asked anew over an old connection is sent
 * elsewhere, and a connection ends as soon as nothing is under way on it, whatever its client had in mind for it.
 */
export function drainOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("onRequest", (_request, reply, done) => {
    if (!isClosing) return done();
    reply.header("connection", "close");
    done(new DomainError("unavailable", { message: "This server is stopping. Ask again.", retryAfterSeconds: 1 }));
  });
  app.addHook("preClose", (done) => {
    isClosing = true;
    const looking = setInterval(() => app.server.closeIdleConnections(), lookEveryMs);
    app.server.once("close", () => clearInterval(looking));
    done();
  });
}
