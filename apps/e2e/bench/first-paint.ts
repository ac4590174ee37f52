// Compares first visits to our log-in page and to a page of the guide with a first visit to a log-in page made with
// govuk-frontend, as on a cheap phone with a slow connection. Fails if one of our pages is too slow compared with it,
// or loads too many bytes. Run this only on an otherwise idle machine.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "playwright";
import { findBrowser, flags } from "../../../checks/browser/find-browser.ts";
import { startServer } from "../tests/server.ts";

const runs = 5;
/**
 * A slow connection: 1.6 Mbit/s with a latency of 150 ms. `slower` is the factor by which the processor is slowed down.
 */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const slower = 4;
/** What each of our pages may take of the other's time, and how many bytes it may load. */
const limits = {
  "Kwan, log-in page": { ratio: 0.6, bytes: 95_000 },
  "Kwan, guide": { ratio: 0.5, bytes: 30_000 },
} as const;

const govuk = dirname(fileURLToPath(import.meta.resolve("govuk-frontend/package.json")));
const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

/** A log-in page as shown in govuk-frontend's documentation. */
const govukPage = `<!doctype html>
<html lang="en" class="govuk-template">
<head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Log in</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/govuk-frontend.min.css"></head>
<body class="govuk-template__body">
<script type="module">document.body.classList.add("js-enabled", "govuk-frontend-supported")</script>
<div class="govuk-width-container"><main class="govuk-main-wrapper" id="main-content">
<h1 class="govuk-heading-xl">Log in</h1>
<p class="govuk-body-l">See your licence, your applications and your tests in one place.</p>
<form><div class="govuk-form-group"><label class="govuk-label" for="name">Email address or phone number</label>
<input class="govuk-input" id="name" name="name"></div>
<div class="govuk-form-group govuk-password-input" data-module="govuk-password-input"><label class="govuk-label" for="password">Password</label>
<div class="govuk-input__wrapper govuk-password-input__wrapper"><input class="govuk-input govuk-password-input__input" id="password" type="password">
<button type="button" class="govuk-button govuk-button--secondary govuk-password-input__toggle" data-module="govuk-button" aria-controls="password" hidden>Show</button></div></div>
<button class="govuk-button" data-module="govuk-button">Continue</button></form></main></div>
<script type="module">import { initAll } from "/govuk-frontend.min.js"; initAll();</script>
</body></html>`;

async function serveGovuk(): Promise<{ baseUrl: string; stop: () => void }> {
  const server = createServer((request, reply) => {
    const path = request.url ?? "/";
    const body = path === "/" ? Buffer.from(govukPage) : readFileSync(join(govuk, "dist/govuk", path));
    const isText = extname(path) !== ".woff2";
    reply.setHeader("content-type", types[extname(path)] ?? "text/html");
    if (isText) reply.setHeader("content-encoding", "br");
    reply.end(isText ? brotliCompressSync(body) : body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as { port: number };
  return { baseUrl: `http://localhost:${port}/`, stop: () => server.close() };
}

type Visit = { paint: number; bytes: number; requests: number };

/** Visits a page with an empty cache. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", line);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (!request.url().endsWith("icon.svg"))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  const all = await Promise.all(sizes);
  await context.close();
  return { paint, bytes: all.reduce((sum, size) => sum + size, 0), requests: all.length };
}

const middle = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

const [own, theirs] = [await startServer(), await serveGovuk()];
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...flags] });
const pages = {
  "Kwan, log-in page": `${own.baseUrl}/auth/login`,
  "Kwan, guide": `${own.baseUrl}/guide/license-application`,
  "govuk-frontend": theirs.baseUrl,
};
const visits: Record<string, Visit[]> = {};
// The two pages are measured alternately, so that other work on the machine affects both equally.
for (let run = 0; run < runs; run += 1)
  for (const [name, url] of Object.entries(pages)) visits[name] = [...(visits[name] ?? []), await visit(browser, url)];
await browser.close();
theirs.stop();
await own.stop();

const figures = Object.entries(visits).map(([name, all]) => ({
  name,
  paint: Math.round(middle(all.map(({ paint }) => paint))),
  bytes: middle(all.map(({ bytes }) => bytes)),
  requests: middle(all.map(({ requests }) => requests)),
}));
console.table(figures);
const other = figures.find(({ name }) => name === "govuk-frontend");
for (const [name, limit] of Object.entries(limits)) {
  const page = figures.find((each) => each.name === name);
  const ratio = (page?.paint ?? Number.NaN) / (other?.paint ?? Number.NaN);
  console.log(`${name}: largest paint ${ratio.toFixed(2)} of govuk-frontend's (at most ${limit.ratio}).`);
  if (!(ratio <= limit.ratio) || !((page?.bytes ?? Number.NaN) <= limit.bytes)) process.exitCode = 1;
}
