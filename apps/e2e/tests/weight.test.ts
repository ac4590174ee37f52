import type { Page } from "playwright";
import { expect, test } from "vitest";
import { journeys } from "./browser.ts";

const { context, faults } = journeys();

type Loaded = { path: string; type: string; bytes: number };

/** Opens a page with an empty cache. Returns the files that were transferred, with their compressed sizes. */
async function loadsOf(page: Page, path: string, isUsable: (page: Page) => Promise<unknown>): Promise<Loaded[]> {
  const loaded: Promise<Loaded>[] = [];
  page.on("requestfinished", (request) => {
    const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
    const { pathname } = new URL(request.url());
    // Leave out the tab's icon, because the browser loads it after everything else.
    if (pathname !== "/icon.svg")
      loaded.push(bytes.then((size) => ({ path: pathname, type: request.resourceType(), bytes: size })));
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(path, { waitUntil: "commit" });
  await isUsable(page);
  return Promise.all(loaded);
}

const sum = (loaded: readonly Loaded[], ...types: string[]) =>
  loaded.filter(({ type }) => types.includes(type)).reduce((all, { bytes }) => all + bytes, 0);

test("the log-in page is usable after 84.7 kB of scripts, 92 kB in all and 5 requests, without a font or a stylesheet", async () => {
  const page = await (await context()).newPage();
  const loaded = await loadsOf(page, "/auth/login", async () => {
    // The page is usable once its script responds by showing the password.
    const password = page.getByLabel("Password", { exact: true });
    await expect
      .poll(async () => {
        await page.getByRole("button", { name: /Show|Hide/ }).click();
        return password.getAttribute("type");
      })
      .toBe("text");
  });
  // The last request asks for notices.
  expect(loaded.length).toBeLessThanOrEqual(5);
  expect(sum(loaded, "script")).toBeLessThanOrEqual(84_700);
  expect(sum(loaded, "document")).toBeLessThanOrEqual(6_750);
  expect(sum(loaded, "font", "stylesheet")).toBe(0);
  expect(loaded.reduce((all, { bytes }) => all + bytes, 0)).toBeLessThanOrEqual(92_000);
});

test("the log-in page is painted before any script has loaded, and nothing moves afterwards", async () => {
  const made = await context();
  const page = await made.newPage();
  await page.route("**/*.js", async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as { shifts?: number }).shifts =
          ((window as { shifts?: number }).shifts ?? 0) + ((entry as { value?: number } & PerformanceEntry).value ?? 0);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/auth/login", { waitUntil: "commit" });
  const email = page.getByLabel("Email address or phone number");
  await email.waitFor({ timeout: 1200 });
  // Text typed before the script has loaded is still there when the script runs.
  await email.fill("ama@example.com");
  await page.waitForLoadState("load");
  await page.waitForTimeout(300);
  expect(await email.inputValue()).toBe("ama@example.com");
  expect(await page.evaluate(() => (window as { shifts?: number }).shifts)).toBe(0);
});

/** Returns a list to which the path of each script is added when the page requests it. */
function scriptsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) paths.push(pathname);
  });
  return paths;
}

const onUse = /\/(LongBody|toasts|qr|dist|max|countries|nationalities|BranchMap)-/;

test.each(["/", "/services", "/services/add/type", "/profile", "/tests/practice"])(
  "%s requests all its scripts before the first has loaded",
  async (path) => {
    const page = await (await context({ as: "driver", worker: false })).newPage();
    const scripts = scriptsOf(page);
    let go = () => {};
    const held = new Promise<void>((done) => {
      go = done;
    });
    await page.route("**/assets/base-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
    await page.waitForTimeout(500);
    const first = [...scripts];
    go();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(scripts.filter((script) => !first.includes(script) && !onUse.test(script))).toEqual([]);
  },
);

test("a step to another page requests at most three scripts, at the same time, and others on first use", async () => {
  const page = await (await context({ as: "driver", screen: "desktop", worker: false })).newPage();
  const scripts = scriptsOf(page);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const steps: Record<string, number> = {};
  for (const name of ["Applications", "Practice", "Branches", "Notifications", "Home"]) {
    const before = scripts.length;
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expect.poll(() => page.locator("h1").isVisible()).toBe(true);
    await page.waitForLoadState("networkidle");
    steps[name] = scripts.slice(before).filter((script) => !onUse.test(script)).length;
  }
  expect(steps).toEqual({ Applications: 3, Practice: 3, Branches: 2, Notifications: 2, Home: 0 });
});
