import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { page, style } from "./page.ts";
import { openApiIn, openApiPath, packagesIn } from "./what-exists.ts";

const security = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

type Content = { type: string; text: string };

/** What stands at a path of the page: itself, its style, the OpenAPI document or a package's README; nothing else. */
function contentAt(root: string, path: string): Content | undefined {
  if (path === "/") return { type: "text/html", text: page(packagesIn(root), openApiIn(root)) };
  if (path === "/style.css") return { type: "text/css", text: style };
  const file = path === "/openapi.json" ? openApiPath : /^\/(packages\/[a-z-]+\/README\.md)$/.exec(path)?.[1];
  if (!file || !existsSync(join(root, file))) return undefined;
  const type = file.endsWith(".json") ? "application/json" : "text/plain";
  return { type, text: readFileSync(join(root, file), "utf8") };
}

/** A server of the page about a checkout. It reads files at each request, so that a reload shows what has changed. */
export function welcomeServer(root: string): Server {
  return createServer(({ method, url = "/" }, response) => {
    const reading = method === "GET" || method === "HEAD";
    const content = reading ? contentAt(root, url.split("?")[0] ?? "/") : undefined;
    const { type, text } = content ?? { type: "text/plain", text: "There is nothing here. Start at /.\n" };
    response.writeHead(content ? 200 : 404, { ...security, "content-type": `${type}; charset=utf-8` });
    response.end(method === "HEAD" ? undefined : text);
  });
}

/** Listens on the loopback at the wanted port, or at the next free one of ten, and answers the address. */
export async function listen(server: Server, wanted: number): Promise<string> {
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_525)
    throw new Error("PORT is not a whole number from 0 to 65525. Set it to one: PORT=4000.");
  for (let port = wanted; port < wanted + 10; port += 1) {
    const outcome = await new Promise<NodeJS.ErrnoException | undefined>((settled) => {
      server.once("error", settled);
      server.listen(port, "localhost", () => settled(undefined));
    });
    server.removeAllListeners("error");
    const address = server.address();
    if (!outcome && address && typeof address === "object") return `http://localhost:${address.port}`;
    if (outcome && outcome.code !== "EADDRINUSE") throw outcome;
  }
  throw new Error(`Ports ${wanted} to ${wanted + 9} are all in use. Free one, or set PORT to another: PORT=4000.`);
}
