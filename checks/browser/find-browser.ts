import { existsSync } from "node:fs";
import chromium from "@sparticuz/chromium";
import { chromium as playwright } from "playwright";

/**
 * Finds the browser for tests: the one in CHROMIUM_PATH, Playwright's own, the one installed with this repository's
 * packages, or the system's. The packaged browser does not draw a window, so tests take a third less time than with the
 * system's browser.
 */
export async function findBrowser(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new Error(
      `CHROMIUM_PATH names ${CHROMIUM_PATH}, where no file is. Give the path of a Chromium, or unset it.`,
    );
  }
  const executable = [CHROMIUM_PATH, playwright.executablePath()].find((path) => path && existsSync(path));
  return executable ?? (await pinnedBrowser().catch(() => systemBrowser()));
}

function systemBrowser(): string {
  const path = "/usr/bin/chromium";
  if (existsSync(path)) return path;
  throw new Error("No browser to test in: install Chromium, or set CHROMIUM_PATH to the path of one.");
}

/**
 * Returns the browser whose version is pinned in the packages. Visual tests use it, so that screenshots are the same on
 * every machine.
 */
export const pinnedBrowser = (): Promise<string> => chromium.executablePath();

/**
 * With these flags, the browser sends nothing to its vendor and needs no privileges that a container does not grant.
 */
export const flags = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];
