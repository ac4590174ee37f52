import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { extname, join, posix } from "node:path";

/** A file of the portal, in the three ways that it is sent. */
export interface PortalFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

/** A page that stands by itself: its file, and the hashes of the styles that stand in it. */
export interface PortalPage {
  readonly file: PortalFile;
  readonly styles: readonly string[];
}

/** All that the portal's build has made. */
export interface PortalFiles {
  readonly files: ReadonlyMap<string, PortalFile>;
  /** By path; one that ends with `*` stands for all that begin alike. */
  readonly pages: ReadonlyMap<string, PortalPage>;
  /** What every other address of the portal opens with. */
  readonly shell: PortalFile;
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

const kept = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined);

function read(path: string): PortalFile {
  const plain = readFileSync(path);
  return {
    type: types[extname(path)] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`,
    plain,
    br: kept(`${path}.br`),
    gzip: kept(`${path}.gz`),
  };
}

/**
 * Reads what the portal's build has made, once: it is small, and no request waits for a disk. `undefined` where nothing is built.
 *
 * @example
 * const portal = readPortal("../portal/dist");
 */
export function readPortal(folder: string): PortalFiles | undefined {
  const shell = join(folder, "index.html");
  // Both are the last that a build writes: without them it was not finished.
  if (!existsSync(shell) || !existsSync(join(folder, "pages.json"))) return undefined;
  const names = globSync("{assets/**/*.*,*.*}", { cwd: folder }).filter(
    (name) => extname(name) in types && !/^(index\.html|pages\.json)$/.test(name),
  );
  const listed = JSON.parse(readFileSync(join(folder, "pages.json"), "utf8")) as Record<
    string,
    { file: string; styles: string[] }
  >;
  return {
    files: new Map(names.map((name) => [`/${name.split(/[\\/]/).join(posix.sep)}`, read(join(folder, name))])),
    pages: new Map(
      Object.entries(listed).map(([path, { file, styles }]) => [path, { file: read(join(folder, file)), styles }]),
    ),
    shell: read(shell),
  };
}
