/** The folder that contains a build's files. Each language has its own. */
export const assets = `${import.meta.env.BASE_URL}assets/`;

/** Matches the hash in a file's name, which changes with the file's contents. */
const hash = /-[\w-]{8}(?=\.\w+$)/;

/** Returns the scripts that an HTML file refers to. Styles are inline, so there are no stylesheets. */
export const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].flatMap(([, path = ""]) => (path.startsWith(assets) ? path : []));

/**
 * Returns the files of the next build that replace the stored files, so that a page that was available offline remains
 * available after a release.
 *
 * @example
 * successorsOf(["/assets/home-1a2b3c4d.js"], ["/assets/home-5e6f7a8b.js", "/assets/view-9c0d1e2f.js"]);
 * // ["/assets/home-5e6f7a8b.js"]
 */
export function successorsOf(storedPaths: readonly string[], build: readonly string[]): string[] {
  const names = new Set(storedPaths.map((path) => path.replace(hash, "")));
  return build.filter((path) => names.has(path.replace(hash, "")));
}

/**
 * Returns the stored files that are neither in this build nor used by the stored shell.
 *
 * @example
 * outdatedOf(["/", "/assets/home-1a2b3c4d.js"], ["/assets/home-5e6f7a8b.js"], []); // ["/assets/home-1a2b3c4d.js"]
 */
export function outdatedOf(
  storedPaths: readonly string[],
  build: readonly string[],
  shellScripts: readonly string[],
): string[] {
  const needed = new Set([...build, ...shellScripts]);
  return storedPaths.filter((path) => path.startsWith(assets) && !needed.has(path));
}

/**
 * Whether a page of the documentation makes a request. Its explorer asks with a token of its own, so its answers are
 * never kept, and a refused token does not delete what the portal has kept for the person who is logged in there.
 *
 * @example
 * isFromDocs("https://portal.example/docs/explorer/"); // true
 */
export const isFromDocs = (referrer: string): boolean => /^https?:\/\/[^/]+\/docs\//.test(referrer);

/**
 * Whether the worker leaves the page at a path to the network. Pages that need no login, and the guide, are not stored, and the pages in
 * another language have their own worker.
 *
 * @example
 * bypassesCache("auth/login"); // true
 */
export const bypassesCache = (path: string): boolean =>
  /^(auth|browsers|docs|extern|guide|privacy|setup|verify|mailbox|sandbox|[a-z]{2})(\/|$)/.test(path);
