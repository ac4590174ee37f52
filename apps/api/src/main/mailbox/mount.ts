import type { FastifyInstance } from "fastify";
import type { Server } from "../../platform/context.ts";
import { latestMessages } from "../../platform/messages/store.ts";
import { mailboxPage } from "./page.ts";

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const maxShown = 100;

/**
 * Mounts the page that shows sent messages, including codes, if the configuration has a mailbox. Production never has
 * one.
 */
export function mountMailbox(app: FastifyInstance, { config, db }: Server): void {
  if (!config.hasMailbox) return;
  app.get("/mailbox", async (_request, reply) => {
    const messages = await latestMessages(db.kysely, maxShown);
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-security-policy", policy);
    return reply.send(mailboxPage(messages));
  });
}
