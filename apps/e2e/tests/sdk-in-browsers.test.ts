import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "esbuild";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchOldBrowser } from "./old-browser.ts";
import { launchBrowser } from "./pages.ts";

/** The program of another team, as it runs in a page. Each region of the list makes the server behave differently. */
const program = `
  import "@kwan/sdk/older-browsers";
  import { branches, createKwanWith, documents, memoryTokens } from "@kwan/sdk";
  const client = (options) =>
    createKwanWith({ baseUrl: "/api", tokens: memoryTokens(), retries: { from: 10 }, ...options }, { branches, documents });
  const list = (region, options, call) =>
    client(options).branches.list({ region }, call)
      .then(({ count }) => count, ({ name, status, message }) => [name, status, message]);

  window.retried = () => list("once");
  window.late = () => list("silent", { timeout: 100 }, { retries: 1 });
  window.cancelled = async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error("The page was left.")), 300);
    const start = Date.now();
    const error = await list("busy", { retries: { from: 20_000 } }, { signal: controller.signal });
    return { error, soon: Date.now() - start < 5_000 };
  };
  window.uploaded = async (size) => {
    const told = [];
    const file = new File([new Uint8Array(size)], "scan.png", { type: "image/png" });
    await client().documents
      .upload({ service: "srv_1", document: "affidavit", file }, { onProgress: (progress) => told.push(progress) })
      .asResponse();
    const [last] = told.slice(-1);
    return { isWhole: last.loaded === last.total && last.total > size, steps: told.length };
  };`;

const requestedRegions: string[] = [];
let bodyBytes = 0;
let server: Server;
let script = "";

/** A server that speaks HTTP/1.1, as ours does without a proxy. */
const start = () =>
  createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://server");
    if (pathname === "/") return response.setHeader("content-type", "text/html").end("<title>SDK</title>");
    bodyBytes = 0;
    for await (const chunk of request) bodyBytes += (chunk as Buffer).length;
    const region = searchParams.get("region");
    if (region) requestedRegions.push(region);
    if (region === "silent") return;
    const isBusy = region === "busy" || requestedRegions.filter((each) => each === "once").length === 1;
    response.writeHead(isBusy ? 503 : 200, { "content-type": "application/json" });
    response.end(isBusy ? "{}" : '{"count":7,"next":null,"previous":null,"results":[]}');
  });

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    format: "iife",
    target: "chrome90",
    conditions: ["source"],
    write: false,
  });
  script = String(outputFiles[0]?.text);
  server = start();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe.each([
  ["Chromium", async () => launchBrowser()],
  ["Chromium 90", async () => (await launchOldBrowser()).browser],
] as const)("the SDK in %s", (_, launch) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  }, 90_000);
  afterAll(() => browser.close());

  const run = async (call: string): Promise<unknown> => {
    requestedRegions.length = 0;
    const page = await (await browser.newContext()).newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.evaluate(script);
    const result = await page.evaluate(call);
    await page.close();
    return result;
  };

  test("[R-SDK-07] retries a read", async () => {
    expect(await run("window.retried()")).toBe(7);
    expect(requestedRegions).toEqual(["once", "once"]);
  });

  test("[R-SDK-04] ends an attempt that takes too long, and the pause before a retry when it is cancelled", async () => {
    const late = ["TimeoutError", 500, expect.stringContaining("did not get a complete response in time")];
    expect(await run("window.late()")).toEqual(late);
    expect(requestedRegions).toEqual(["silent", "silent"]);
    const error = ["CancelledError", 499, "The page was left."];
    expect(await run("window.cancelled()")).toEqual({ error, soon: true });
    expect(requestedRegions).toEqual(["busy"]);
  });

  test("[R-ADD-05] uploads 5 MB over HTTP/1.1, and reports its progress up to the last byte", async () => {
    const { isWhole, steps } = (await run("window.uploaded(5_000_000)")) as { isWhole: boolean; steps: number };
    expect(isWhole).toBe(true);
    expect(steps).toBeGreaterThan(0);
    expect(bodyBytes).toBeGreaterThan(5_000_000);
  });
});
