/** What a file's name says of what is in it: with other contents it has another hash. */
const hash = /-[\w-]{8}(?=\.\w+$)/;

/** The scripts that a page names. Its styles stand in it. */
export const namedIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = ""]) => path);

/**
 * What the next build calls the files that are kept of another one: who could read a page without a network still can after a
 * release.
 *
 * @example
 * successorsOf(["/assets/home-1a2b3c4d.js"], ["/assets/home-5e6f7a8b.js", "/assets/view-9c0d1e2f.js"]); // the first
 */
export function successorsOf(kept: readonly string[], build: readonly string[]): string[] {
  const names = new Set(kept.map((path) => path.replace(hash, "")));
  return build.filter((path) => names.has(path.replace(hash, "")));
}

/**
 * The kept files that neither this build has nor its kept page names.
 *
 * @example
 * outdatedOf(["/", "/assets/home-1a2b3c4d.js"], ["/assets/home-5e6f7a8b.js"], []); // ["/assets/home-1a2b3c4d.js"]
 */
export function outdatedOf(kept: readonly string[], build: readonly string[], named: readonly string[]): string[] {
  const needed = new Set([...build, ...named]);
  return kept.filter((path) => path.startsWith("/assets/") && !needed.has(path));
}
