import { cpSync, existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { chromium, type Page } from "playwright";
import { findBrowser, flags } from "../browser/find-browser.ts";
import { run } from "./project.ts";

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** Builds the temporary project's page with Vite and opens it in a browser. */
export async function openPage(folder: string): Promise<{ page: Page; close: () => Promise<void> }> {
  cpSync(join(import.meta.dirname, "page"), join(folder, "page"), { recursive: true });
  const built = await run(folder, "node_modules/.bin/vite", ["build", "page", "--logLevel", "error"]);
  if (built.status !== 0 || built.output) throw new Error(`Vite could not build the page:\n${built.output}`);
  const server = createServer((request, response) => {
    const path = join(folder, "page/dist", request.url === "/" ? "index.html" : (request.url ?? ""));
    const type = types[extname(path)];
    if (!type || !existsSync(path)) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": type }).end(readFileSync(path));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    page,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}
