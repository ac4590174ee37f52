import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { builtPortal, startServer } from "./server.ts";

const hashed = /-([\w-]{8})\.js$/;
const reverse = (hash: string) => [...hash].reverse().join("");

/**
 * Makes another build of the same portal in which every script has a new name, as after a change that affects them all.
 */
function nextBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), "kwan-release-"));
  cpSync(builtPortal, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const scripts = globSync("assets/*.js", { cwd: folder }).map((path) => basename(path));
  const renamed = scripts.map(
    (name) => [name, name.replace(hashed, (_all, hash: string) => `-${reverse(hash)}.js`)] as const,
  );
  for (const path of globSync("**/*.{js,html,json}", { cwd: folder })) {
    const file = join(folder, path);
    const text = renamed.reduce((all, [from, to]) => all.replaceAll(from, to), readFileSync(file, "utf8"));
    const name = renamed.find(([from]) => basename(path) === from)?.[1];
    writeFileSync(name ? resolve(file, "..", name) : file, text);
    if (name) rmSync(file);
  }
  return folder;
}

/**
 * Serves the build at one address and, after `release`, the next build in its place. Calls go to the server that all
 * tests share.
 *
 * @example
 * const site = await startReleases(baseUrl);
 * await site.release();
 */
export async function startReleases(calls: string) {
  const folder = nextBuild();
  const next = await startServer({ portal: folder });
  let pages = calls;
  const front = createServer((incoming, reply) => {
    const { pathname, search } = new URL(incoming.url ?? "/", calls);
    const target = new URL(pathname + search, pathname.startsWith("/api/") ? calls : pages);
    const outgoing = request(target, { method: incoming.method, headers: incoming.headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    outgoing.on("error", () => reply.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((done) => front.listen(0, "127.0.0.1", done));
  const { port } = front.address() as { port: number };
  return {
    baseUrl: `http://localhost:${port}`,
    release: () => {
      pages = next.baseUrl;
    },
    stop: async () => {
      front.closeAllConnections();
      await new Promise((done) => front.close(done));
      await next.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
