import AxeBuilder from "@axe-core/playwright";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { findBrowser, flags } from "../../../checks/browser/find-browser.ts";
import type { Login, Person } from "./log-in-by-api.ts";

/** The screens that everything is looked at on. */
export const screens = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
  narrow: { width: 320, height: 640 },
} as const;

// The default one says that it is driven by a machine, and a machine is shown no error page (R-FRM-07).
const userAgent =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36";

export type OpenOptions = {
  /** One of the seed's people, or somebody of the test's own. */
  as?: Person | Login;
  screen?: keyof typeof screens;
  theme?: "light" | "dark";
  userAgent?: string;
  /** Without its worker a page asks the network itself, where a test can answer for the server. */
  worker?: boolean;
};

/** What a file of journeys has: a browser, and a page for each test, by whom and on which screen it is opened. */
export function journeys() {
  const baseUrl = inject("baseUrl");
  const logins = inject("logins");
  let browser: Browser;
  const opened: BrowserContext[] = [];
  /** What went wrong in a page without anybody seeing it: a test fails for it at its end. */
  const faults: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await findBrowser(), args: flags });
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((context) => context.close()));
    expect(faults.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());

  async function context({
    as,
    screen = "phone",
    theme = "light",
    userAgent: agent = userAgent,
    worker = true,
  }: OpenOptions = {}) {
    const made = await browser.newContext({
      baseURL: baseUrl,
      viewport: screens[screen],
      hasTouch: screen !== "desktop",
      colorScheme: theme,
      userAgent: agent,
      reducedMotion: "reduce",
      serviceWorkers: worker ? "allow" : "block",
    });
    opened.push(made);
    if (as) {
      const { token, user } = typeof as === "string" ? logins[as] : as;
      await made.addCookies([{ name: "kwan_token", value: token, url: baseUrl }]);
      const session = JSON.stringify({ authenticated: true, user, redirect: "/" });
      await made.addInitScript((kept) => {
        if (!localStorage.getItem("authenticated")) localStorage.setItem("authenticated", kept);
      }, session);
    }
    return made;
  }

  async function open(path: string, options: OpenOptions = {}): Promise<Page> {
    const page = await (await context(options)).newPage();
    page.on("pageerror", (error) => faults.push(String(error)));
    await page.goto(path);
    return page;
  }

  return { baseUrl, context, open, faults };
}

/** What axe finds wrong with the page, in words. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}\n${html}`));
}
