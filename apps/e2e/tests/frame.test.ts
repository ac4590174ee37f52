import type { Page } from "playwright";
import { expect, test } from "vitest";
import { faultsOf, journeys } from "./browser.ts";

const { context, open } = journeys();

test('an unknown address shows a "not found" page within the layout [R-FRM-05] [R-FRM-06]', async () => {
  const page = await open("/nowhere/at/all", { as: "driver" });
  await page.getByRole("heading", { level: 1, name: "Page Not Found" }).waitFor();
  expect(await page.getByRole("main").textContent()).toContain("Page not found: /nowhere/at/all");
  expect(await page.getByRole("banner").isVisible()).toBe(true);
  expect(await page.title()).toBe("Page not found · Kwan");
  expect(await faultsOf(page)).toEqual([]);
});

test("bots see no error page; the error is only logged [R-FRM-07]", async () => {
  const userAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  const logged: string[] = [];
  const page = await open("/", { as: "driver", userAgent });
  page.on("console", (message) => logged.push(`${message.type()}: ${message.text()}`));
  await page.goto("/nowhere");
  await page.waitForFunction(() => document.querySelector("main") !== null && document.title !== "");
  await expect.poll(() => logged).toContain("error: Page not found: /nowhere");
  expect(await page.getByText("Page Not Found").count()).toBe(0);
});

test("the title consists of the page's name, a separator and the product's name [R-FRM-03] [R-FRM-02]", async () => {
  const page = await open("/", { as: "driver", screen: "desktop" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.title()).toMatch(/^.+ · Kwan$/);
  for (const part of ["banner", "main", "contentinfo"] as const)
    expect(await page.getByRole(part).isVisible()).toBe(true);
});

const placeOf = (page: Page, heading: string) => page.locator("h1", { hasText: heading }).boundingBox();

test.each([
  ["/services", "Applications", "See your applications, their progress and what to do next."],
  ["/services/add?step=details&kind=amendment", "Record amendment", /has changed or is wrong/],
])(
  "before any script has loaded, %s shows its text, which does not move afterwards [R-FRM-03]",
  async (path, heading, lead) => {
    const page = await (await context({ as: "driver", worker: false })).newPage();
    let go = () => {};
    const held = new Promise<void>((done) => {
      go = done;
    });
    await page.route("**/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await page.getByText(lead).waitFor();
    expect(await page.title()).toBe(`${heading} · Kwan`);
    const before = await placeOf(page, heading);
    expect(before).not.toBeNull();
    // Screen readers cannot reach the page until it is ready for use.
    expect(await page.getByRole("heading").count()).toBe(0);
    expect(await page.getByRole("status").first().textContent()).toBe("Loading the portal");
    go();
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    expect(await placeOf(page, heading)).toEqual(before);
  },
);

test("a new page starts at its top, or with a hash at that element, 100 px below the edge [R-FRM-04]", async () => {
  const page = await open("/profile", { as: "driver" });
  await page.getByRole("heading", { name: "Eye test" }).waitFor();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.getByRole("contentinfo").getByRole("link", { name: "Find a branch" }).click();
  const heading = page.getByRole("heading", { level: 1, name: "Branches" });
  await heading.waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // The heading has focus, so that a screen reader announces the page.
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.goto("/profile#where-you-live");
  const top = () =>
    page.locator("#where-you-live").evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.locator("#where-you-live").waitFor();
  await expect.poll(top).toBe(100);
});
