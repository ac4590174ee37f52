import type { FastifyReply, FastifyRequest } from "fastify";
import { securityHeaders } from "../headers.ts";
import type { PortalFiles } from "./files.ts";
import type { PortalPage } from "./pages.ts";
import { inChosenTheme } from "./themes.ts";

/** A file with a hash in its name never changes; any other is asked for again, and mostly not sent. */
const cacheOf = (path: string): string =>
  path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";

const policy = securityHeaders["content-security-policy"] ?? "";

/** Styles that stand in a page are let in one by one, by their hash. */
const policyWith = (styles: readonly string[]): string =>
  policy.replace("style-src 'self'", ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(" "));

/** Paths that are the server's own: nothing below them is a page of the portal. */
const serversOwn = /^\/(api|mailbox|sandbox|pages)(\/|$)/;

type Found = Pick<PortalPage, "file" | "styles" | "link">;

/** What the portal has for an address: a file, or the page that fits it. */
function find(portal: PortalFiles, path: string, query: URLSearchParams): Found | undefined {
  const file = portal.files.get(path);
  if (file) return { file, styles: [], link: undefined };
  // A script of an older build that is gone must not come as a page.
  if (path.startsWith("/assets/") || serversOwn.test(path)) return undefined;
  const page = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  return portal.pages.find(({ fits }) => fits(page, query));
}

const accepts = (request: FastifyRequest, encoding: string): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(
    String(request.headers["accept-encoding"] ?? ""),
  );

/**
 * Answers with the portal's file for the request's path, compressed beforehand. `undefined` when there is none, or the
 * request is no read: then it is for somebody else.
 */
export function servePortal(
  portal: PortalFiles,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const [asked = "/", query = ""] = request.url.split("?", 2);
  const path = decoded(asked);
  const found = path === undefined ? undefined : find(portal, path, new URLSearchParams(query));
  if (path === undefined || !found) return undefined;
  const { styles, link } = found;
  // A document has styles in it; a file has no look.
  const file = styles.length > 0 ? inChosenTheme(found.file, request.headers.cookie) : found.file;
  reply.status(200).header("cache-control", cacheOf(path)).header("etag", file.etag);
  reply.header("vary", styles.length > 0 ? "Accept-Encoding, Cookie" : "Accept-Encoding");
  if (styles.length > 0) reply.header("content-security-policy", policyWith(styles));
  if (link) reply.header("link", link);
  if (request.headers["if-none-match"] === file.etag) return reply.status(304).send();
  reply.type(file.type);
  if (file.br && accepts(request, "br")) return reply.header("content-encoding", "br").send(file.br);
  if (file.gzip && accepts(request, "gzip")) return reply.header("content-encoding", "gzip").send(file.gzip);
  return reply.send(file.plain);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
