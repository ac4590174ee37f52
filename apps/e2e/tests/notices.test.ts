import type { Page } from "playwright";
import { expect, test } from "vitest";
import { journeysThroughTime } from "./browser.ts";
import { logInByApi, logInByEmail } from "./log-in-by-api.ts";

// Everybody reads these notices, so these journeys have a server of their own.
const { site, open } = journeysThroughTime();

/** Logs each administrator in once, because log-ins are limited. */
const logins = new Map<string, ReturnType<typeof logInByEmail>>();
const logInOnce = (email: string) => {
  const login = logins.get(email) ?? logInByEmail(site(), email);
  logins.set(email, login);
  return login;
};
const openAs = async (email: string, address: string): Promise<Page> =>
  open(address, { as: await logInOnce(email), screen: "desktop" });

const first = "admin@kwan.example";
const second = "second.admin@kwan.example";

/** Presses a button, and the same button in the dialog that asks whether this is meant. */
async function confirm(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: button }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: button }).click();
}

/** Types a day into the three fields of a date. */
async function fillDay(page: Page, legend: string, day: string): Promise<void> {
  const [year = "", month = "", date = ""] = day.split("-");
  const group = page.getByRole("group", { name: legend });
  await group.getByLabel("Day").fill(date);
  await group.getByLabel("Month").fill(month);
  await group.getByLabel("Year").fill(year);
}

const inDays = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

/** Waits until a page of the guide shows a text. Its pages are at most a minute old. */
const showsSoon = (page: Page, text: string | RegExp, count = 1) =>
  expect
    .poll(
      async () => {
        await page.reload();
        return Math.min(1, await page.getByText(text).count());
      },
      { timeout: 60_000, interval: 3_000 },
    )
    .toBe(count);

const text_en = "Payments by card do not work at the moment. You can pay by mobile money.";
const text_fr = "Le paiement par carte ne fonctionne pas en ce moment.";

test("a notice is at the top of every page, in the reader's language, until it is dismissed [R-PUB-10]", async () => {
  const before = await open("/auth/login", { screen: "phone" });
  await before.getByRole("heading", { level: 1 }).waitFor();
  expect(await before.getByText(text_en).count()).toBe(0);
  const office = await openAs(first, "/staff/notices");
  await office.getByRole("button", { name: "Post a notice" }).click();
  await office.getByLabel("Something does not work").check();
  await office.getByLabel("The notice in English").fill(text_en);
  await office.getByLabel("The notice in French").fill(text_fr);
  await office.getByRole("form", { name: "Post a notice" }).getByRole("button", { name: "Post a notice" }).click();
  await office.getByText("Notice posted. Everybody sees it within a minute.").waitFor();

  // Every server process keeps the answer for a second.
  await expect
    .poll(async () => (await fetch(`${site()}/api/notices/`)).text(), { timeout: 10_000 })
    .toContain("mobile money");

  // Somebody who opens the page now. One small request is all that a page without notices costs, too.
  const page = await open("/auth/login", { screen: "phone" });
  await page.getByRole("note", { name: "Notice" }).getByText(text_en).waitFor();
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/api/"))
        .map((entry) => ({
          path: new URL(entry.name).pathname,
          isFromCache: (entry as PerformanceResourceTiming).transferSize === 0,
        })),
    );
  expect(await asked()).toEqual([{ path: "/api/notices/", isFromCache: false }]);
  // The next page within a minute does not ask the server again.
  await page.goto("/auth/signup");
  await page.getByText(text_en).waitFor();
  expect(await asked()).toEqual([{ path: "/api/notices/", isFromCache: true }]);

  const as = await logInByApi(site(), "driver");
  const home = await open("/", { as, screen: "phone" });
  await home.getByText(text_en).waitFor();
  await home.getByRole("button", { name: "Dismiss this notice" }).click();
  await home.getByText(text_en).waitFor({ state: "detached" });
  await home.reload();
  await home.getByRole("heading", { level: 1 }).waitFor();
  await home.waitForLoadState("networkidle");
  expect(await home.getByText(text_en).count()).toBe(0);

  const french = await open("/fr/guide", { screen: "phone" });
  await showsSoon(french, text_fr);
  await french.getByRole("note", { name: "Avis" }).getByText(text_fr).waitFor();

  await confirm(office, /^End the notice/);
  await office.getByText("Notice ended. It disappears within a few minutes.").waitFor();
  await showsSoon(french, text_fr, 0);
}, 150_000);

test("work that one administrator plans and another approves is announced to everybody [R-PUB-10]", async () => {
  const office = await openAs(first, "/staff/notices");
  await office.getByRole("button", { name: "Announce planned work" }).click();
  await fillDay(office, "Day", inDays(1));
  await office.getByLabel("From", { exact: true }).fill("22:00");
  await office.getByLabel("Until", { exact: true }).fill("23:30");
  await office.getByLabel("What people cannot do meanwhile, in English").fill("you cannot pay or book an appointment");
  await office
    .getByLabel("What people cannot do meanwhile, in French")
    .fill("vous ne pouvez ni payer ni prendre rendez-vous");
  await office.getByRole("radio").first().check();
  await office.getByLabel(/^Reason(?! that)/).fill("The new release is installed at night.");
  await confirm(office, "Propose");
  await office.getByText("Proposed", { exact: true }).waitFor();
  const guide = await open("/guide", { screen: "phone" });
  expect(await guide.getByText(/you cannot pay or book/).count()).toBe(0);

  const other = await openAs(second, "/staff/notices");
  await other.getByText("Proposed", { exact: true }).waitFor();
  await confirm(other, /^Approve/);
  await other.getByText("Proposed", { exact: true }).waitFor({ state: "detached" });
  await showsSoon(guide, /you cannot pay or book an appointment/);
  const french = await open("/fr/guide", { screen: "phone" });
  await showsSoon(french, /vous ne pouvez ni payer ni prendre rendez-vous/);
}, 150_000);

test("a branch that is closed for some days through its form says so in the guide [R-PUB-02]", async () => {
  const office = await openAs(first, "/staff/branches");
  await office
    .getByRole("link", { name: /Bekwai/ })
    .first()
    .click();
  await office.getByRole("button", { name: "Close for some days" }).click();
  await fillDay(office, "First day", inDays(3));
  await fillDay(office, "Last day", inDays(4));
  await office.getByLabel(/in English/).fill("Repairs after the storm");
  await office.getByLabel(/in French/).fill("Travaux après la tempête");
  await office.getByRole("radio", { name: /being repaired/ }).check();
  await office.getByLabel(/^Reason(?! that)/).fill("The roof is being repaired after the storm.");
  await confirm(office, "Propose");
  await office.getByText("Change proposed. Another person must approve it.").waitFor();
  const guide = await open("/guide/branches?q=Bekwai", { screen: "phone" });
  await guide
    .getByRole("link", { name: /Bekwai/ })
    .first()
    .click();
  await guide.getByText("Opening hours").waitFor();
  expect(await guide.getByText(/Repairs after the storm/).count()).toBe(0);

  const other = await openAs(second, new URL(office.url()).pathname);
  await other.getByRole("button", { name: /^Approve/ }).waitFor();
  await confirm(other, /^Approve/);
  await showsSoon(guide, /^Closed from .*: Repairs after the storm$/);
  await guide.goto(`/fr${new URL(guide.url()).pathname}`);
  await guide
    .getByText(/Travaux après la tempête/)
    .first()
    .waitFor();
}, 150_000);
