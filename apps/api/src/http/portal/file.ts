import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";

/** A file of the portal, in the three ways that it is sent. */
export interface PortalFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

/** What is served, and what it is called on the wire. */
export const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

const kept = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined);

/**
 * Reads a file and what was compressed of it beforehand.
 *
 * @example
 * const shell = readPortalFile("../portal/dist/index.html");
 */
export function readPortalFile(path: string): PortalFile {
  const plain = readFileSync(path);
  return {
    type: types[extname(path)] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`,
    plain,
    br: kept(`${path}.br`),
    gzip: kept(`${path}.gz`),
  };
}
