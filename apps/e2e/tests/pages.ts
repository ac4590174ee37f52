import AxeBuilder from "@axe-core/playwright";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { findBrowser, flags } from "../../../checks/browser/find-browser.ts";
import type { Login } from "./log-in-by-api.ts";

/** The screen sizes that tests use. */
export const screens = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
  narrow: { width: 320, height: 640 },
} as const;

// Playwright's own user agent identifies a bot, and bots are not shown an error page (R-FRM-07).
const defaultAgent =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36";

export type ContextOptions = {
  /** The person who is logged in. Nobody by default. */
  login?: Login | undefined;
  screen?: keyof typeof screens;
  theme?: "light" | "dark";
  userAgent?: string;
  /**
   * Whether the page has the service worker. Without it, requests come from the page itself, so that a test can reply
   * to them.
   */
  worker?: boolean;
  /** Whether scripts run. Without scripts, the page contains only what the server sent. */
  scripts?: boolean;
};

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: flags });

/** Creates a new browser context, logged in if a login is given. */
export async function newContext(
  browser: Browser,
  baseUrl: string,
  {
    login,
    screen = "phone",
    theme = "light",
    userAgent = defaultAgent,
    worker = true,
    scripts = true,
  }: ContextOptions = {},
): Promise<BrowserContext> {
  const made = await browser.newContext({
    javaScriptEnabled: scripts,
    baseURL: baseUrl,
    viewport: screens[screen],
    hasTouch: screen !== "desktop",
    colorScheme: theme,
    userAgent,
    reducedMotion: "reduce",
    serviceWorkers: worker ? "allow" : "block",
  });
  if (login) {
    const { token, user } = login;
    await made.addCookies([{ name: "kwan_token", value: token, url: baseUrl }]);
    const session = JSON.stringify({ authenticated: true, user, redirect: "/" });
    await made.addInitScript((text) => {
      // The frame that previews a document cannot use storage.
      if (window.top === window && !localStorage.getItem("authenticated")) localStorage.setItem("authenticated", text);
    }, session);
  }
  return made;
}

/** Lists the faults that axe finds on the page. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}\n${html}`));
}

/** Lists the violations that axe finds. Faster than `faultsOf`, because axe opens no other page. */
export async function violationsOf(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}\n${html}`));
}

/** Waits until all transitions have ended, so that the colours are final. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
