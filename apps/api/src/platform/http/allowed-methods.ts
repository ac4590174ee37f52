import type { FastifyInstance } from "fastify";

/**
 * Collects each path's methods while routes are mounted, and returns a function that looks them up. Call this before
 * mounting the first route.
 *
 * @example
 * const methodsOf = gatherMethods(app);
 * methodsOf("/api/users/me/"); // ["GET", "HEAD"]
 */
export function gatherMethods(app: FastifyInstance): (path: string) => readonly string[] {
  const gathered = new Map<string, { readonly fits: RegExp; readonly methods: Set<string> }>();
  app.addHook("onRoute", ({ url, method }) => {
    const route = gathered.get(url) ?? { fits: patternOf(url), methods: new Set() };
    for (const each of [method].flat()) route.methods.add(each);
    gathered.set(url, route);
  });
  return (path) => {
    const matching = [...gathered.values()].filter(({ fits }) => fits.test(path));
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))].sort();
  };
}

/**
 * Converts a route's path to a pattern. A parameter matches one non-empty segment, and a star matches the remaining
 * path.
 */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\*/g, ".*")
      .replace(/:\w+/g, "[^/]+")}$`,
  );
