import { type Language, languages } from "@kwan/domain/language";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Server } from "../../platform/context.ts";
import { hashOf } from "../../platform/http/hash-of.ts";
import { policyWith } from "../../platform/http/policy-with.ts";
import { baseOf } from "../../platform/language.ts";
import { robotsOf, sitemapOf } from "./for-search-engines.ts";
import { mountForms } from "./forms/mount.ts";
import { readGuideData } from "./guide-data.ts";
import { findGuide, type GuideModule } from "./guide-module.ts";
import { type Encoding, GuidePages } from "./guide-pages.ts";

/** A page may be used for this long without asking, and this much longer while the next version is fetched. */
const cacheControl = "public, max-age=15, stale-while-revalidate=15";

const encodings: readonly Encoding[] = ["br", "gzip"];

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = (headers["accept-encoding"] ?? "")
    .toString()
    .split(",")
    .map((each) => each.trim().split(";"))
    .filter(([, quality = ""]) => !/q=0(\.0*)?$/.test(quality.trim()))
    .map(([name = ""]) => name.toLowerCase());
  return encodings.find((each) => accepted.includes(each)) ?? "identity";
}

const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers["if-none-match"] ?? "").split(",").some((each) => each.trim() === etag);

/**
 * Serves the guide: pages without a framework script, which are the same for everybody. They are served without
 * Cross-Origin-Opener-Policy, as the log-in page is (decision 34). Does nothing if the portal has not been built.
 */
export function mountGuide(app: FastifyInstance, server: Server): void {
  const { portalFolder } = server.config;
  const modules = portalFolder === undefined ? undefined : findGuide(portalFolder);
  if (!modules) return;
  const pages = new GuidePages(modules, {
    read: () => readGuideData(server),
    onFailure: (error) =>
      server.log.warn({ err: error }, "the guide keeps its last state, because the database could not be read"),
    elapsed: () => performance.now(),
  });
  for (const language of languages) mountLanguage(app, server, language, pages, modules);
  app.get("/sitemap.xml", async (_, reply) =>
    reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", cacheControl)
      .send(sitemapOf(await pages.addresses())),
  );
  app.get("/robots.txt", async (_, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", cacheControl)
      .send(robotsOf(await pages.addresses())),
  );
}

function mountLanguage(
  app: FastifyInstance,
  server: Server,
  language: Language,
  pages: GuidePages,
  modules: ReadonlyMap<Language, () => Promise<GuideModule>>,
): void {
  const root = `${baseOf(language)}/guide`;
  const policies = new Map<string, string>();
  const policyOf = async (path: string): Promise<string> => {
    const module = await modules.get(language)?.();
    const scripts = module?.scriptsOf(path) ?? [];
    const key = scripts.join();
    const policy = policies.get(key) ?? policyWith({ styles: hashOf(module?.css ?? ""), script: scripts.map(hashOf) });
    policies.set(key, policy);
    return policy;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, searchParams } = new URL(request.url, "http://guide");
    const path = decodeURIComponent(pathname.slice(root.length + 1));
    // Every page has one address.
    if (pathname.endsWith("/")) return reply.redirect(`${pathname.replace(/\/+$/, "")}${queryOf(searchParams)}`, 308);
    const page = await pages.read(language, path, searchParams);
    if ("movedTo" in page) return reply.redirect(page.movedTo, 308);
    const { status, etag, isData, bodies } = page;
    const encoding = encodingFor(request);
    reply.removeHeader("cross-origin-opener-policy").headers({
      "content-security-policy": await policyOf(path),
      "content-language": language,
      "cache-control": status === 200 ? cacheControl : "no-cache",
      // Nothing in a page depends on the reader, their language or where they come from.
      vary: "Accept-Encoding",
      etag,
    });
    if (status === 200 && isKnown(request, etag)) return reply.status(304).send();
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply
      .status(status)
      .type(`${isData ? "application/json" : "text/html"}; charset=utf-8`)
      .send(bodies[encoding]);
  };
  app.get(root, answer);
  app.get(`${root}/*`, answer);
  mountForms(app, { server, language, root, pages, policyOf });
}

const queryOf = (query: URLSearchParams): string => (query.size > 0 ? `?${query}` : "");
