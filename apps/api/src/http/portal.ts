import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { securityHeaders } from "./headers.ts";

/** A document in the list that the portal's build writes: its file, and the hashes of its inline styles and script. */
type Listed = { readonly file: string; readonly styles: string; readonly script: string };
type Document = { readonly file: string; readonly policy: string; readonly query: readonly [string, string][] };

const policy = securityHeaders["content-security-policy"] ?? "";

const policyWith = ({ styles, script }: Listed): string =>
  policy
    .replace("style-src 'self'", `style-src 'self' '${styles}'`)
    .replace("script-src 'self'", `script-src 'self' '${script}'`);

/** A file with a hash in its name never changes; all others are revalidated on each request. */
const cacheOf = (path: string): string =>
  path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";

/** No path below these is a page of the portal. A request for a script of an older build must not get a page. */
const notPages = /^\/(api|assets|mailbox|sandbox|pages)(\/|$)/;

/** The documents by path; those for certain query parameters come before the one for all others. */
function readDocuments(list: string): Map<string, Document[]> {
  const listed = JSON.parse(readFileSync(list, "utf8")) as Record<string, Listed>;
  const documents = new Map<string, Document[]>();
  for (const [address, { file, ...hashes }] of Object.entries(listed)) {
    const [path = "", query] = address.split("?");
    const document = { file, policy: policyWith({ file, ...hashes }), query: [...new URLSearchParams(query)] };
    documents.set(path, [...(documents.get(path) ?? []), document]);
  }
  return documents;
}

/** The files without a hash in their names that are not pages: the service worker, the icon and the shell. */
const filesAtTheRoot = (folder: string): string[] =>
  readdirSync(folder).filter((name) => /\.(js|svg|html|png|webmanifest)$/.test(name));

/** Answers a request that no other route has answered; `undefined` if the portal has nothing for it. */
export type ServeShell = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;

/**
 * Serves the built portal: its files, and a document for each of its pages. Returns `undefined` if it has not been
 * built.
 *
 * @example
 * const serveShell = mountPortal(app, "../portal/dist");
 */
export function mountPortal(app: FastifyInstance, path: string): ServeShell | undefined {
  const folder = resolve(path);
  const list = join(folder, "documents.json");
  // The build writes this file last, so without it the build is incomplete.
  if (!existsSync(list)) return undefined;
  app.register(fastifyStatic, {
    root: join(folder, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header("cache-control", cacheOf(path)),
  });
  for (const name of filesAtTheRoot(folder)) app.get(`/${name}`, (_, reply) => reply.sendFile(name, folder));
  const documents = readDocuments(list);
  const send = (reply: FastifyReply, { file, policy }: Document): FastifyReply =>
    reply.header("content-security-policy", policy).sendFile(file, folder);
  for (const [path, variants] of documents) {
    if (path === "/*") continue;
    const answer = (request: FastifyRequest, reply: FastifyReply) => {
      const query = new URLSearchParams(request.url.split("?")[1]);
      const fits = (document: Document) => document.query.every(([name, value]) => query.get(name) === value);
      const document = variants.find(fits);
      return document ? send(reply, document) : reply.callNotFound();
    };
    app.get(path, answer);
    if (path !== "/") app.get(`${path}/`, answer);
  }
  const [shell] = documents.get("/*") ?? [];
  return (request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    return shell && isRead && !notPages.test(request.url) ? send(reply, shell) : undefined;
  };
}
