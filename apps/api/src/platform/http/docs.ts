import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { securityHeaders } from "./headers.ts";
import { cacheOf, policyWith } from "./policy-with.ts";

const prefix = "/docs/";

export type DocsOptions = {
  readonly folder: string;
  /** Whether the portal is served, too. It then adds what both need to the replies. */
  readonly hasPortal: boolean;
  /** Whether everybody in the database is invented, so that readers may try writes. */
  readonly hasInventedPeople: () => Promise<boolean>;
};

/** Reads the policy of each page. Its inline script is allowed by its hash, as on the portal's pages. */
function readPolicies(list: string): ReadonlyMap<string, string> {
  const listed = JSON.parse(readFileSync(list, "utf8")) as Record<string, { file: string; script: string }>;
  return new Map(Object.values(listed).map(({ file, script }) => [file, policyWith({ script })]));
}

/**
 * Serves the documentation under /docs/, with a page of its own for addresses that it does not have. Does nothing if it
 * has not been built.
 *
 * @example
 * mountDocs(app, { folder: "../docs/dist", hasPortal: true, hasInventedPeople });
 */
export function mountDocs(app: FastifyInstance, { folder, hasPortal, hasInventedPeople }: DocsOptions): void {
  const root = resolve(folder);
  const list = join(root, "documents.json");
  // The build writes this file last, so without it the build is incomplete.
  if (!existsSync(list)) return;
  const policies = readPolicies(list);
  const ownPolicy = securityHeaders["content-security-policy"] ?? "";
  app.get(prefix.slice(0, -1), (_, reply) => reply.redirect(prefix));
  app.register(
    (scope, _options, done) => {
      scope.register(fastifyStatic, {
        root,
        prefix: "/",
        decorateReply: !hasPortal,
        preCompressed: true,
        redirect: true,
        cacheControl: false,
        setHeaders(reply, path) {
          const file = relative(root, path)
            .replaceAll("\\", "/")
            .replace(/\.(br|gz)$/, "");
          reply.header("cache-control", cacheOf(`${prefix}${file}`));
          reply.header("content-security-policy", policies.get(file) ?? ownPolicy);
        },
      });
      scope.get("/installation.json", async (_, reply) =>
        reply.header("cache-control", "no-store").send({ hasInventedPeople: await hasInventedPeople() }),
      );
      scope.setNotFoundHandler((_, reply) =>
        reply
          .status(404)
          .header("content-security-policy", policies.get("404.html") ?? ownPolicy)
          // A conditional request must not get an empty response instead of the page.
          .sendFile("404.html", root, { etag: false, lastModified: false, acceptRanges: false }),
      );
      done();
    },
    { prefix },
  );
}
