import type { Page } from "playwright";
import { expect, test } from "vitest";
import { journeys, screens } from "./browser.ts";
import { callsOf, sentApplication, withProfile } from "./people.ts";

const { open, baseUrl } = journeys();

// Each screen has a number that was agreed before it was designed. The numbers stand in the titles.

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Whether all of an element is in the window, without scrolling. */
const isInWindow = async (page: Page, selector: ReturnType<Page["locator"]>) => {
  const box = await selector.boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  return box !== null && box.y >= 0 && box.y + box.height <= height;
};

test.each(["", "/fr"])("1. choosing a service takes at most 4 phone screens (%s/)", async (language) => {
  const page = await open(`${language}/services/add/type`, { as: "driver", screen: "phone" });
  await page.getByRole("main").getByRole("listitem").nth(17).waitFor();
  expect((await heightOf(page)) / screens.phone.height).toBeLessThanOrEqual(4);
});

test("2. an officer sees the decision at 1280 x 800 before scrolling, and the fields for a reason too", async () => {
  const page = await open("/office?status=in_review", { as: "officer", screen: "desktop" });
  await page.getByRole("row").filter({ hasText: "Record amendment" }).first().getByRole("link").click();
  const action = page.getByRole("region", { name: "Next action" }).or(page.locator("#next-action"));
  await page.getByRole("heading", { name: "Next action" }).waitFor();
  for (const choice of await action.getByRole("radio").all()) expect(await isInWindow(page, choice)).toBe(true);
  expect(await isInWindow(page, action.locator("button[type=submit]"))).toBe(true);
  await action.getByRole("radio", { name: "Request more information" }).check();
  await action.getByRole("textbox", { name: "Reason" }).waitFor();
  expect(await isInWindow(page, action.getByRole("textbox", { name: "Reason" }))).toBe(true);
  expect(await isInWindow(page, action.locator("button[type=submit]"))).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.each(["/tasks", "/office"])("3. %s shows at least 18 rows above 900 px, and at most 2 in amber", async (path) => {
  const page = await open(path, { as: "officer", screen: "desktop" });
  const rows = page.locator("tbody").getByRole("row");
  await rows.nth(17).waitFor();
  const box = await rows.nth(17).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  const amber = await page.evaluate(() => {
    const probe = document.createElement("div");
    probe.style.color = "var(--kw-colour-border-caution)";
    document.body.append(probe);
    const colour = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll("tbody *")].filter((each) => getComputedStyle(each).borderTopColor === colour)
      .length;
  });
  expect(amber).toBeLessThanOrEqual(2);
});

test("6. check and submit says in the first window of a phone what is missing, and its button does not promise to submit", async () => {
  const login = await withProfile(baseUrl);
  const { id } = await callsOf(baseUrl, login)("POST", "/service/foreign-license-conversion/", {});
  const page = await open(`/services/add?kind=foreign-license-conversion&draft=${id}&step=check`, { as: login });
  const note = page.getByRole("status", { name: /^Add \d+ things before you submit$/ });
  await note.waitFor();
  expect((await note.boundingBox())?.y).toBeLessThan(screens.phone.height);
  const listed = await note.getByRole("listitem").count();
  expect(listed).toBeGreaterThan(4);
  expect(await page.getByRole("definition").getByText("Missing", { exact: true }).count()).toBe(listed);
  expect(await page.getByRole("button", { name: /^Submit/ }).count()).toBe(0);
  await page.getByRole("link", { name: "Add what is missing" }).click();
  await page.getByRole("heading", { name: "Details", exact: true }).waitFor();
});

test("7. the payment shows what the sum consists of beside the form, and the button in the first window of a desktop", async () => {
  const login = await withProfile(baseUrl);
  const { id } = await sentApplication(baseUrl, login);
  const page = await open(`/services/view/${id}/LLAS/pay`, { as: login, screen: "desktop" });
  const pay = page.getByRole("button", { name: /^Pay GH/ });
  await pay.waitFor();
  const total = page.getByRole("row", { name: /^Total/ });
  expect(await isInWindow(page, pay)).toBe(true);
  expect(await isInWindow(page, total)).toBe(true);
  const [left, right] = [await total.boundingBox(), await pay.boundingBox()];
  expect(left && right && left.x + left.width <= right.x).toBe(true);
  const money = page.getByRole("group", { name: "Mobile money" });
  expect(await money.getByRole("radio").count()).toBe(3);
});
