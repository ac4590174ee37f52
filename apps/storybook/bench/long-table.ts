// Measures how the table of 10,000 rows scrolls in the static build, with the processor slowed to a quarter of its
// speed. Fails if a limit is exceeded.
import { once } from "node:events";
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { chromium, type Page } from "playwright";
import { findBrowser, flags } from "../../../checks/browser/find-browser.ts";

const built = join(import.meta.dirname, "../dist");
const mostRows = 60;
const longestTask = 50;
const slowness = 4;
const passes = 3;
// Animation frames do not run in a background page, so poll by time.
const often = { polling: 100 };

if (!existsSync(join(built, "iframe.html"))) {
  throw new Error("apps/storybook/dist is missing: build it with `pnpm --filter @kwan/storybook build`.");
}

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
const server = createServer((request, response) => {
  const path = join(built, normalize(new URL(request.url ?? "/", "http://localhost").pathname));
  if (!path.startsWith(built) || !existsSync(path) || !statSync(path).isFile()) return response.writeHead(404).end();
  response.setHeader("content-type", types[extname(path)] ?? "application/octet-stream");
  return createReadStream(path).pipe(response);
});
await once(server.listen(0, "127.0.0.1"), "listening");

const address = server.address();
const port = typeof address === "object" ? address?.port : undefined;
const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags });

type Preview = { currentRender?: { phase?: string } };

/**
 * The cost since the measurement began: the duration of the longest task over 50 ms, the number of such tasks, and the
 * highest number of rows. `scrolled` is the current scroll position.
 */
type Cost = { longest: number; tasks: number; rows: number; scrolled: number };

const watch = () => {
  const rows = () => document.querySelectorAll("tbody tr[aria-rowindex]").length;
  const box = document.querySelector("[role=region]") as HTMLElement;
  const cost: Cost = { longest: 0, tasks: 0, rows: rows(), scrolled: box.scrollTop };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      cost.tasks++;
      cost.longest = Math.max(cost.longest, duration);
    }
  }).observe({ entryTypes: ["longtask"] });
  new MutationObserver(() => {
    cost.rows = Math.max(cost.rows, rows());
  }).observe(box, { childList: true, subtree: true });
  Object.assign(globalThis, { readCost: () => ({ ...cost, scrolled: box.scrollTop }) });
};

const costOf = (from: Page) => from.evaluate(() => (globalThis as unknown as { readCost: () => Cost }).readCost());

/** Scrolls through the table once, with the mouse wheel and with the keyboard, and measures the cost. */
async function scrollThrough(): Promise<Cost> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`http://127.0.0.1:${port}/iframe.html?id=data-datatable-10-000-rows--dark&viewMode=story`);
  const box = page.getByRole("region", { name: "Drivers" });
  await page.waitForFunction(() => (document.querySelector("[role=region]")?.scrollHeight ?? 0) > 100_000, null, often);
  // Wait for the accessibility checks that follow a story, so that they are not counted.
  await page.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview };
      return preview?.currentRender?.phase === "finished";
    },
    null,
    often,
  );
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await page.waitForTimeout(500);
  await page.evaluate(watch);

  await box.hover();
  for (let turn = 0; turn < 60; turn++) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(16);
  }
  const { scrolled } = await costOf(page);
  await box.focus();
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press("PageDown");
    await page.waitForTimeout(60);
  }
  if (scrolled < 10_000) throw new Error(`The wheel scrolled only ${scrolled} px: the figures would say nothing.`);
  await page.keyboard.press("End");
  await page.locator("tbody tr[aria-rowindex='10001']").waitFor({ state: "visible" });
  await page.keyboard.press("Home");
  await page.locator("tbody tr[aria-rowindex='2']").waitFor({ state: "visible" });
  const cost = await costOf(page);
  await page.close();
  return cost;
}

try {
  console.log(`10,000 rows, processor ${slowness} times slower, static build, by wheel and keys from end to end:`);
  const costs: Cost[] = [];
  for (let pass = 1; pass <= passes; pass++) {
    const cost = await scrollThrough();
    costs.push(cost);
    const { rows, longest, tasks } = cost;
    console.log(`  at most ${rows} rows in the page; ${tasks} tasks over 50 ms, the longest ${longest.toFixed(0)} ms`);
  }
  // Other work on the machine can only slow a pass down, so use the fastest pass.
  const longest = Math.min(...costs.map((cost) => cost.longest));
  const rows = Math.max(...costs.map((cost) => cost.rows));
  console.log(
    `Aim: under ${mostRows} rows, no task over ${longestTask} ms in the quietest pass: ${rows} rows, ${longest.toFixed(0)} ms.`,
  );
  if (rows >= mostRows || longest > longestTask) process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}
