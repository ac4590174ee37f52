import { addDays, type PlainDate } from "@kwan/domain";
import { type Language, languages } from "@kwan/domain/language";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Server } from "../../platform/context.ts";
import { hashOf } from "../../platform/http/hash-of.ts";
import { networkOf } from "../../platform/http/network.ts";
import { policyWith } from "../../platform/http/policy-with.ts";
import { baseOf } from "../../platform/language.ts";
import { robotsOf, sitemapOf } from "./for-search-engines.ts";
import { mountForms } from "./forms/mount.ts";
import { readGuideData } from "./guide-data.ts";
import { findGuide, type GuideModule, type Rendered } from "./guide-module.ts";
import { type Encoding, GuidePages } from "./guide-pages.ts";

/** For this long a page may be used without asking, and for as long again while the next version is fetched. */
const freshSeconds = 15;

/** Says how long a page may be used: never longer than its day, because prices change at midnight. */
function cacheControlOf(day: PlainDate, now: Date): string {
  const left = Math.max(0, Math.floor((Date.parse(addDays(day, 1)) - now.getTime()) / 1000));
  const fresh = Math.min(freshSeconds, left);
  return `public, max-age=${fresh}, stale-while-revalidate=${Math.min(freshSeconds, left - fresh)}`;
}

/** For what does not depend on the day. */
const cacheControl = `public, max-age=${freshSeconds}, stale-while-revalidate=${freshSeconds}`;

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
    today: () => server.today(),
  });
  for (const language of languages) mountLanguage(app, language, { pages, modules, server });
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

/** The problem that a page of the guide tells in words, with its status. */
const problems = { 413: "problem/too-long", 429: "problem/too-often" } as const;

interface Guide {
  readonly pages: GuidePages;
  readonly modules: ReadonlyMap<Language, () => Promise<GuideModule>>;
  readonly server: Server;
}

function mountLanguage(app: FastifyInstance, language: Language, { pages, modules, server }: Guide): void {
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
  /** Answers with a page of which nothing is stored: the answer to a form, or what is wrong. */
  const send = async (reply: FastifyReply, path: string, rendered: Rendered, status?: number) => {
    if ("movedTo" in rendered) return reply.redirect(rendered.movedTo, 303);
    return reply
      .headers({
        "content-security-policy": await policyOf(path),
        "content-language": language,
        "cache-control": "no-store",
      })
      .status(status ?? rendered.status)
      .type("text/html; charset=utf-8")
      .send(rendered.html);
  };
  const refuse = async (reply: FastifyReply, status: keyof typeof problems) => {
    const path = problems[status];
    return send(reply, path, await pages.answer(language, path, new URLSearchParams(), new URLSearchParams()), status);
  };
  /** Counts a search or a check. Returns whether the network has made too many. */
  const isTooOften = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const { waitSeconds } = await server.budgets.spend("guide", networkOf(request.ip));
    if (waitSeconds !== null) reply.header("retry-after", waitSeconds);
    return waitSeconds !== null;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, searchParams } = new URL(request.url, "http://guide");
    const path = decodeURIComponent(pathname.slice(root.length + 1));
    // Every page has one address.
    if (pathname.endsWith("/")) return reply.redirect(`${pathname.replace(/\/+$/, "")}${queryOf(searchParams)}`, 308);
    // Only what people type makes a page that nobody has asked for before.
    if (searchParams.get("q") && (await isTooOften(request, reply))) return refuse(reply, 429);
    const page = await pages.read(language, path, searchParams);
    if ("movedTo" in page) return reply.redirect(page.movedTo, 308);
    const { status, etag, day, isData, bodies } = page;
    const encoding = encodingFor(request);
    reply.removeHeader("cross-origin-opener-policy").headers({
      "content-security-policy": await policyOf(path),
      "content-language": language,
      "cache-control": status === 200 ? cacheControlOf(day, server.now()) : "no-cache",
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
  mountForms(app, { server, language, root, pages, send, refuse, isTooOften });
}

const queryOf = (query: URLSearchParams): string => (query.size > 0 ? `?${query}` : "");
