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

test.each(["/nonsense/x", "/auth/nonsense", "/extern/nonsense"])(
  "an unknown address shows a visitor the same page, with the status 404: %s [R-FRM-05] [R-ROL-01]",
  async (path) => {
    const page = await (await context()).newPage();
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: "Page Not Found" }).waitFor();
    expect(await page.getByRole("main").textContent()).toContain(`Page not found: ${path}`);
    expect(await page.getByRole("banner").isVisible()).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem("authenticated"))).toBeNull();
  },
);

test.each(["/auth/login", "/extern/invoice/inv_x", "/services"])(
  "an error that nothing handles shows the error page, on every layout: %s [R-FRM-06]",
  async (path) => {
    const page = await (await context(path === "/services" ? { as: "driver" } : {})).newPage();
    await page.addInitScript(() => {
      const { set } = Object.getOwnPropertyDescriptor(Document.prototype, "title") ?? {};
      let hasFailed = false;
      Object.defineProperty(document, "title", {
        get: () => "",
        set(this: Document, title: string) {
          if (hasFailed) return set?.call(this, title);
          hasFailed = true;
          throw new Error("the title cannot be set");
        },
      });
    });
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: "Internal Server Error" }).waitFor();
    expect(await page.getByRole("main").textContent()).toContain("the title cannot be set");
    expect(await page.getByRole("banner").isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: "Go to the home page" }).isVisible()).toBe(true);
  },
);

test("a public page also starts 100 px above the element that the hash names [R-FRM-04]", async () => {
  const page = await (await context({ screen: "narrow" })).newPage();
  await page.goto("/privacy");
  const id = await page.evaluate(() => {
    const heading = document.querySelectorAll("h2")[2] as HTMLElement;
    heading.id = "here";
    location.hash = "here";
    return heading.id;
  });
  const top = () => page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBe(100);
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
