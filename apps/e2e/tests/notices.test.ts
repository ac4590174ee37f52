import { expect, test } from "vitest";
import { journeysThroughTime } from "./browser.ts";
import { logInByApi, logInByEmail } from "./log-in-by-api.ts";
import { callsOf } from "./people.ts";

// Everybody reads these notices, so these journeys have a server of their own.
const { site, open } = journeysThroughTime();

const text_en = "Payments by card do not work at the moment. You can pay by mobile money.";
const text_fr = "Le paiement par carte ne fonctionne pas en ce moment.";

test("a notice is at the top of every page, in the reader's language, until it is dismissed [R-PUB-10]", async () => {
  const admin = callsOf(site(), await logInByEmail(site(), "admin@kwan.example"));
  const before = await open("/auth/login", { screen: "phone" });
  await before.getByRole("heading", { level: 1 }).waitFor();
  expect(await before.getByText(text_en).count()).toBe(0);
  const { id } = await admin("POST", "/office/notice/", { tone: "warning", text_en, text_fr, hours: 4 });

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
  await expect
    .poll(
      async () => {
        await french.reload();
        return french.getByRole("note", { name: "Avis" }).getByText(text_fr).isVisible();
      },
      { timeout: 60_000, interval: 3_000 },
    )
    .toBe(true);

  await admin("POST", `/office/notice/${id}/end/`, {});
  await expect
    .poll(
      async () => {
        await french.reload();
        return french.getByText(text_fr).count();
      },
      { timeout: 60_000, interval: 3_000 },
    )
    .toBe(0);
}, 120_000);
