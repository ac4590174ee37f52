import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import { type Language, languages } from "@kwan/domain/language";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { baseOf } from "../language.ts";
import { languageOf, sendToLanguage } from "./document-language.ts";
import { securityHeaders } from "./headers.ts";
import { cacheOf, policyWith } from "./policy-with.ts";

/**
 * An entry in the list of HTML pages that the portal's build writes: the page's file, and the hashes of its inline
 * styles and script.
 */
type Listed = { readonly file: string; readonly styles: string; readonly script: string };
type Document = { readonly file: string; readonly policy: string; readonly query: readonly [string, string][] };

const policy = securityHeaders["content-security-policy"] ?? "";

/**
 * Matches paths that are never portal pages. For example, the response to a request for a script from an older build
 * must not be a page.
 */
const notPages = /^\/(?:[a-z]{2}\/)?(api|assets|docs|guide|mailbox|sandbox|pages)(\/|$)/;

/** Returns the HTML pages by path. A page for certain query parameters comes before the general one. */
function readDocuments(list: string): Map<string, Document[]> {
  const listed = JSON.parse(readFileSync(list, "utf8")) as Record<string, Listed>;
  const documents = new Map<string, Document[]>();
  for (const [address, { file, ...hashes }] of Object.entries(listed)) {
    const [path = "", query] = address.split("?");
    const document = { file, policy: policyWith(hashes), query: [...new URLSearchParams(query)] };
    documents.set(path, [...(documents.get(path) ?? []), document]);
  }
  return documents;
}

/** Returns the files that have no hash in their names and are not pages: the service worker, the icon, the notices and the shell. */
const filesAtTheRoot = (folder: string): string[] =>
  readdirSync(folder).filter((name) => /\.(js|svg|html|png|txt|webmanifest)$/.test(name));

/** Responds to a request that no other route has handled. Returns `undefined` if the portal has no page for it. */
export type ServeShell = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;

/**
 * Serves the built portal in each of its languages: its files, and an HTML file for each of its pages. Returns
 * `undefined` if the portal has not been built.
 *
 * @example
 * const serveShell = mountPortal(app, "../portal/dist");
 */
export function mountPortal(app: FastifyInstance, path: string): ServeShell | undefined {
  const folder = resolve(path);
  // The build writes this file last, so without it the build is incomplete.
  if (!languages.every((language) => existsSync(join(folder, baseOf(language), "documents.json")))) return undefined;
  const shells = new Map(languages.map((language) => [language, mountLanguage(app, folder, language)]));
  return (request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    return isRead && !notPages.test(request.url) ? shells.get(languageOf(request.url))?.(request, reply) : undefined;
  };
}

/**
 * The page on which most people land. It is served without Cross-Origin-Opener-Policy: browsers start a new process for
 * a page with that header, which took a third of the page's load time (decision 34).
 */
const firstPage = "/auth/login";

/** The page that says that there is no page at an address. */
const unknownPage = "/*";

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Mounts the files and pages in one language. Returns the handler for all other addresses in that language. */
function mountLanguage(app: FastifyInstance, root: string, language: Language): Answer {
  const base = baseOf(language);
  const folder = join(root, base);
  app.register(fastifyStatic, {
    root: join(folder, "assets"),
    prefix: `${base}/assets/`,
    decorateReply: language === languages[0],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header("cache-control", cacheOf(path)),
  });
  const documents = readDocuments(join(folder, "documents.json"));
  for (const name of filesAtTheRoot(folder)) {
    // The service worker stores the shell with its headers, and shows it for every page when there is no network.
    const own = [...documents.values()].flat().find(({ file }) => file === name)?.policy ?? policy;
    app.get(`${base}/${name}`, (_, reply) => reply.header("content-security-policy", own).sendFile(name, folder));
  }
  const answerWith =
    (path: string, variants: readonly Document[]): Answer =>
    (request, reply) => {
      if (path === firstPage) reply.removeHeader("cross-origin-opener-policy");
      reply.header("vary", "Cookie, Accept-Language");
      if (sendToLanguage(request, reply, language)) return reply;
      const query = new URLSearchParams(request.url.split("?")[1]);
      const fits = (document: Document) => document.query.every(([name, value]) => query.get(name) === value);
      const document = variants.find(fits);
      if (!document) {
        reply.callNotFound();
        return reply;
      }
      reply.header("content-security-policy", document.policy);
      if (path !== unknownPage) return reply.sendFile(document.file, folder);
      // The page says that there is nothing here. A conditional request must not get an empty response instead.
      return reply
        .status(404)
        .sendFile(document.file, folder, { etag: false, lastModified: false, acceptRanges: false });
    };
  for (const [path, variants] of documents) {
    if (path === unknownPage) continue;
    app.get(base + path, answerWith(path, variants));
    if (path !== "/") app.get(`${base}${path}/`, answerWith(path, variants));
  }
  answerForms(
    app,
    [...documents.keys()].filter((path) => path !== unknownPage).map((path) => base + path),
  );
  return answerWith(unknownPage, documents.get(unknownPage) ?? []);
}

/** The content type of a form that a browser sends without JavaScript. */
const formType = "application/x-www-form-urlencoded";

/**
 * Redirects a posted form back to its page, which says what to do. Without JavaScript, a browser posts a form to its
 * page's address. The form is not read, because it may contain a password.
 */
function answerForms(app: FastifyInstance, paths: readonly string[]): void {
  app.register((forms, _options, done) => {
    forms.addContentTypeParser(formType, (_request, payload, read) => {
      payload.resume();
      read(null);
    });
    for (const path of paths)
      forms.post(path, (request, reply) => {
        if (request.headers["content-type"]?.startsWith(formType)) return reply.redirect(request.url, 303);
        reply.callNotFound();
        return reply;
      });
    done();
  });
}
