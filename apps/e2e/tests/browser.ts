import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, inject, type RunnerTask } from "vitest";
import { keepFailure, record } from "./keep-failure.ts";
import type { Login, Person } from "./log-in-by-api.ts";
import { type ContextOptions, launchBrowser, newContext } from "./pages.ts";
import { schoolLogins } from "./people.ts";
import { type RunningServer, startServer } from "./server.ts";

export { faultsOf, screens } from "./pages.ts";

export type OpenOptions = Omit<ContextOptions, "login"> & {
  /** One of the seed's people, or a person whom the test has created. */
  as?: Person | Login;
};

/**
 * Returns the tools for a test file: a browser, and a function that opens pages as any person and at any screen size.
 * Pages are closed after each test, or at the end if the tests run at the same time.
 */
export function journeys({ isConcurrent = false } = {}) {
  const baseUrl = inject("baseUrl");
  schoolLogins.set(baseUrl, inject("logins").school);
  return { baseUrl, ...pagesAt(() => baseUrl, { isConcurrent }) };
}

const hasFailed = (task: Readonly<RunnerTask>): boolean =>
  task.result?.state === "fail" || (task.type === "suite" && task.tasks.some(hasFailed));

/**
 * Like `journeys`, but with a separate server whose clock can be set ahead, to test what happens minutes or weeks
 * later.
 */
export function journeysThroughTime() {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ hasMovableClock: true });
  }, 90_000);
  afterAll(() => server.stop());
  return {
    site: () => server.baseUrl,
    setClockAhead: (milliseconds: number) => server.setClockAhead(milliseconds),
    ...pagesAt(() => server.baseUrl),
  };
}

function pagesAt(site: () => string, { isConcurrent = false } = {}) {
  const logins = inject("logins");
  let browser: Browser;
  const opened: BrowserContext[] = [];
  /**
   * Errors in the page that a person would not see, for example in the console. If there are any, the test fails when
   * it ends.
   */
  const faults: string[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  // The last hook runs first, so the pages are closed before the browser.
  afterAll(() => browser.close());
  // biome-ignore lint/correctness/noEmptyPattern: Vitest accepts only a pattern here.
  if (isConcurrent) afterAll(({}, suite) => end(suite));
  else afterEach(({ task }) => end(task));

  async function end(task: Readonly<RunnerTask>) {
    const contexts = opened.splice(0);
    if (faults.length > 0 || hasFailed(task)) await keepFailure(task.name, contexts);
    await Promise.all(contexts.map((context) => context.close()));
    expect(faults.splice(0)).toEqual([]);
  }

  async function context({ as, ...options }: OpenOptions = {}) {
    const login = typeof as === "string" ? logins[as] : as;
    const made = await newContext(browser, site(), { ...options, login });
    await record(made);
    opened.push(made);
    return made;
  }

  async function open(path: string, options: OpenOptions = {}): Promise<Page> {
    const page = await (await context(options)).newPage();
    page.on("pageerror", (error) => faults.push(String(error)));
    await page.goto(path);
    return page;
  }

  return { context, open, faults };
}
