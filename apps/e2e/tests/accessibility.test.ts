import type { Page } from "playwright";
import { expect, test } from "vitest";
import { journeys } from "./browser.ts";
import { newLearner } from "./log-in-by-api.ts";
import { withProfile } from "./people.ts";

const { baseUrl, context, open } = journeys();

const titles = (page: Page) => page.locator("html > head > title, body title:not(svg title)").allTextContents();

test("a document has one title, which follows the page", async () => {
  const page = await open("/notifications", { as: "driver", screen: "desktop" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await titles(page)).toEqual(["Notifications · Kwan"]);
  await page.getByRole("banner").getByRole("link", { name: "Applications", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Applications" }).waitFor();
  expect(await titles(page)).toEqual(["Applications · Kwan"]);
});

test.each([
  ["light", undefined, "rgb(255, 255, 255)"],
  ["dark", undefined, "rgb(0, 0, 0)"],
  ["light", "dark", "rgb(0, 0, 0)"],
  ["dark", "light", "rgb(255, 255, 255)"],
] as const)(
  "a %s device that asks for more contrast gets it, with the chosen theme %s",
  async (theme, chosen, expected) => {
    const page = await (await context({ theme })).newPage();
    await page.emulateMedia({ contrast: "more", colorScheme: theme });
    if (chosen) await page.addInitScript((name) => localStorage.setItem("kwan.theme", name), chosen);
    await page.goto("/auth/login");
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(expected);
  },
);

test("tables fit a phone with text twice as large (WCAG 1.4.4)", async () => {
  for (const [as, path] of [
    ["driver", "/services"],
    ["officer", "/office"],
    ["admin", "/staff"],
    ["school", "/school/class-records"],
    ["reviewer", "/review/update-requests"],
  ] as const) {
    const page = await open(path, { as, screen: "phone" });
    await page.getByRole("row").getByRole("cell").first().waitFor();
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360]);
  }
});

test("a link that is not part of a sentence is at least 24 px high (WCAG 2.5.8)", async () => {
  const login = await withProfile(baseUrl);
  const pages = [
    ["/services/add/type", login],
    ["/services/add/first", login],
    ["/", await newLearner(baseUrl)],
  ] as const;
  for (const [path, as] of pages) {
    const page = await open(path, { as });
    await page.getByRole("main").getByRole("link").first().waitFor();
    await expect.poll(() => page.getByText(/^Loading/).count()).toBe(0);
    const small = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((links) =>
        links
          .filter((link) => link.parentElement?.textContent?.trim() === link.textContent?.trim())
          .filter((link) => link.getClientRects().length > 0 && link.getBoundingClientRect().height < 24)
          .map(({ outerHTML }) => outerHTML),
      );
    expect([path, small]).toEqual([path, []]);
  }
});

test("a phone may be turned: no page asks for one orientation (WCAG 1.3.4)", async () => {
  const page = await open("/", { as: "driver", screen: "phone" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.setViewportSize({ width: 740, height: 360 });
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(740);
});
