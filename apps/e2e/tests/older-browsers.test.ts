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
});
