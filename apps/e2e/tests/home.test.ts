import { describe, expect, inject, test } from "vitest";
import { faultsOf, journeys, screens } from "./browser.ts";
import { callsOf } from "./people.ts";

const { baseUrl, context, open } = journeys();

/** Makes calls as the seed's driver. */
const asDriver = () => callsOf(baseUrl, inject("logins").driver);

describe.each(["phone", "desktop"] as const)("on a %s", (screen) => {
  test("a driver first sees what to do, what it costs and how long it takes, then the licence and applications [R-RTE-01] [R-ENT-10]", async () => {
    const page = await open("/", { as: "driver", screen });
    const main = page.getByRole("main");
    await main.getByRole("heading", { name: "Renew your licence" }).waitFor();
    await main.getByText(/GH₵\d+\.\d\d · About 10 minutes to apply · By /).waitFor();
    await main.getByRole("region", { name: /Driver's licence, Kwame Driverton/ }).waitFor();
    await main.getByText("B only").waitFor();
    expect(await main.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
      "What to do next",
      "Your licence",
      "Your applications",
      "Latest notifications",
    ]);
    expect(await faultsOf(page)).toEqual([]);
    const draft = await asDriver()("POST", "/service/center-change/", { details: {} });
    await page.reload();
    await main.getByRole("heading", { name: "Finish your application: Change of processing centre" }).waitFor();
    await main.getByRole("progressbar", { name: /Finish your application/ }).waitFor();
    const way = await main.getByRole("link", { name: "Continue" }).getAttribute("href");
    expect(way).toBe(`/services/add?kind=center-change&draft=${String(draft.id)}`);
    await asDriver()("POST", `/service/${String(draft.id)}/action/`, { action: "cancel" });
  });
});

test.each([
  ["officer", /^Not taken: \d+$/, "/tasks?whose=free"],
  ["reviewer", /^Not taken: \d+$/, "/tasks?whose=free"],
  ["school", /lessons recorded?$/, "/school/class-records"],
  ["admin", /^\d+ undelivered messages?$/, "/staff#undelivered"],
] as const)(
  "staff (%s) see what needs their action, with links to it [R-RTE-01] [R-ROL-02]",
  async (as, words, href) => {
    const page = await open("/", { as });
    await page.getByText(words).waitFor();
    expect(await page.getByRole("main").locator(`a[href="${href}"]`).count()).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
  },
);

test("each part of the first screen loads, fails and is retried independently [R-RTE-01]", async () => {
  const page = await (await context({ as: "driver", theme: "dark", worker: false })).newPage();
  let isDown = true;
  await page.route("**/api/license/**", (route) =>
    isDown
      ? route.fulfill({ status: 409, contentType: "application/json", body: '{"detail":"Not there"}' })
      : route.continue(),
  );
  await page.goto("/");
  await page.getByText("We could not load your licence").waitFor();
  await page.getByRole("heading", { name: "Renew your licence" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("region", { name: /Driver's licence/ }).waitFor();
  await page.setViewportSize(screens.narrow);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("a new notification is counted at the bell, and no longer counted after it has been read [R-API-N01] [R-API-N02]", async () => {
  const { id } = await asDriver()("POST", "/service/center-change/", { details: {} });
  await asDriver()("POST", `/service/${String(id)}/action/`, {
    action: "cancel",
    reason: "I asked for the wrong one.",
  });
  const page = await open("/", { as: "driver", screen: "desktop" });
  await page
    .getByRole("banner")
    .getByText(/\d+ unread/)
    .waitFor();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Notifications/ })
    .click();
  await page.getByRole("button", { name: "Mark all as read" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page
    .getByRole("button", { name: /^Mark as read:/ })
    .first()
    .click();
  const all = page.getByRole("button", { name: "Mark all as read" });
  if (await all.isVisible()) await all.click();
  await page.getByText("You have read all your notifications").waitFor();
  await expect
    .poll(() =>
      page
        .getByRole("banner")
        .getByText(/unread/)
        .count(),
    )
    .toBe(0);
});
