import AxeBuilder from "@axe-core/playwright";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { findBrowser, flags } from "../../../checks/browser/find-browser.ts";
import type { Login } from "./log-in-by-api.ts";

/** The screens that everything is looked at on. */
export const screens = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
  narrow: { width: 320, height: 640 },
} as const;

// The default one says that it is driven by a machine, and a machine is shown no error page (R-FRM-07).
const defaultAgent =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36";

export type ContextOptions = {
  /** Who is logged in; nobody without. */
  login?: Login | undefined;
  screen?: keyof typeof screens;
  theme?: "light" | "dark";
  userAgent?: string;
  /** Without its worker a page asks the network itself, where a test can answer for the server. */
  worker?: boolean;
  /** Without scripts, only what the server has sent is there. */
  scripts?: boolean;
};

/** The browser that journeys go through. */
export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: flags });

/** A browser of its own for somebody: nothing in it but their login. */
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
    await made.addInitScript((kept) => {
      if (!localStorage.getItem("authenticated")) localStorage.setItem("authenticated", kept);
    }, session);
  }
  return made;
}

/** What axe finds wrong with the page, in words. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}\n${html}`));
}

/** The same as soon as it can be said: nothing else is opened for it, and what is right is not listed. */
export async function violationsOf(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}\n${html}`));
}

/** Waits until all colours are there: what changes slowly is at its end. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
