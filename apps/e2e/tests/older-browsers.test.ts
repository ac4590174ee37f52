import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "esbuild";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { lastCode, newLearner } from "./log-in-by-api.ts";
import { launchOldBrowser } from "./old-browser.ts";

const baseUrl = inject("baseUrl");

/**
 * The actions that this version of Playwright supports in Chromium 90. Playwright's locators need newer functions, so
 * scripts read the page and press buttons, and simulated keys type text.
 */
function handsOn(page: Page) {
  const until = (expression: string) =>
    expect.poll(() => page.evaluate(`Boolean(${expression})`), { timeout: 20_000 }).toBe(true);
  return {
    until,
    open: async (path: string) => {
      await page.goto(`${baseUrl}${path}`);
      await until("!window.kwanStarted && document.querySelector('main h1')");
    },
    heading: () => page.evaluate<string>("document.querySelector('main h1').textContent"),
    type: async (name: string, text: string) => {
      await page.evaluate(`document.querySelector('[name="${name}"]').focus()`);
      await page.keyboard.insertText(text);
    },
    press: (name: string) =>
      page.evaluate(
        `[...document.querySelectorAll("button, a")].filter((each) => each.textContent.trim() === "${name}")[0].click()`,
      ),
  };
}

describe("Chromium 90", () => {
  let old: Awaited<ReturnType<typeof launchOldBrowser>>;
  beforeAll(async () => {
    old = await launchOldBrowser();
  }, 90_000);
  afterAll(() => old.close());

  test("a learner logs in, reads the pages and uses the menu", async () => {
    const faults: string[] = [];
    const page = await (await old.browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
    page.on("pageerror", (error) => faults.push(String(error)));
    const { open, heading, type, press, until } = handsOn(page);
    await open("/auth/login");
    const phone = String((await newLearner(baseUrl)).user.phone_number);
    await type("target", phone);
    await type("password", "Kente-Gold-2026");
    await press("Log in");
    await until("location.pathname === '/auth/login/verify' && document.querySelector('[name=code]')");
    await type("code", await lastCode(baseUrl, phone));
    await press("Log in");
    await until("location.pathname === '/' && document.querySelector('[role=menu]')");

    const menu = () => page.evaluate("getComputedStyle(document.querySelector('[role=menu]')).display");
    expect(await menu()).toBe("none");
    await page.evaluate("document.querySelector('[aria-haspopup=menu]').click()");
    expect(await menu()).toBe("block");
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Profile");
    await page.keyboard.press("Escape");
    expect(await menu()).toBe("none");
    expect(await page.evaluate("document.activeElement.getAttribute('aria-haspopup')")).toBe("menu");

    for (const [path, title] of [
      ["/services/add", "Apply for a service"],
      ["/notifications", "Notifications"],
      ["/branches", "Branches"],
      ["/tests/practice", "Practice"],
      ["/account", "Account"],
      ["/fr/services", "Demandes"],
    ] as const) {
      await open(path);
      expect(await heading()).toBe(title);
    }
    expect(faults).toEqual([]);
  }, 120_000);

  test("the SDK retries, keeps its time limits and can be cancelled during a pause", async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import "@kwan/sdk/older-browsers";
          import { branches, createKwanWith, memoryTokens } from "@kwan/sdk";
          const client = (options) =>
            createKwanWith({ baseUrl: "/api", tokens: memoryTokens(), retries: { from: 10 }, ...options }, { branches });
          const list = (region, options = {}, call = {}) =>
            client(options).branches.list({ region }, call).then(({ count }) => count, ({ name, status, message }) => [name, status, message]);
          window.results = (async () => {
            const controller = new AbortController();
            setTimeout(() => controller.abort(new Error("The page was left.")), 300);
            const start = Date.now();
            const cancelled = await list("busy", { retries: { from: 20_000 } }, { signal: controller.signal });
            const after = Date.now() - start;
            return { retried: await list("once"), late: await list("silent", { timeout: 100, retries: 1 }), cancelled, soon: after < 5_000 };
          })();`,
        resolveDir: import.meta.dirname,
        loader: "ts",
      },
      bundle: true,
      format: "iife",
      target: "chrome90",
      conditions: ["source"],
      write: false,
    });
    const asked: string[] = [];
    const server = createServer(({ url = "/" }, response) => {
      const region = new URL(url, "http://server").searchParams.get("region");
      if (url === "/") return response.setHeader("content-type", "text/html").end("<title>SDK</title>");
      asked.push(String(region));
      if (region === "silent") return;
      const isBusy = region === "busy" || asked.filter((each) => each === "once").length === 1;
      response.writeHead(isBusy ? 503 : 200, { "content-type": "application/json" });
      response.end(isBusy ? "{}" : '{"count":7,"next":null,"previous":null,"results":[]}');
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const page = await (await old.browser.newContext()).newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.evaluate(String(outputFiles[0]?.text));
    expect(await page.evaluate("window.results")).toEqual({
      retried: 7,
      late: ["TimeoutError", 500, expect.stringContaining("did not get a complete response in time")],
      cancelled: ["CancelledError", 499, "The page was left."],
      soon: true,
    });
    expect(asked).toEqual(["busy", "once", "once", "silent", "silent"]);
    server.closeAllConnections();
    server.close();
  }, 60_000);
});
