import { expect, test } from "vitest";
import { journeys } from "./browser.ts";
import { newLearner } from "./log-in-by-api.ts";

const { baseUrl, context, open } = journeys();

test("what was opened can be read without a network, also after a reload", async () => {
  const signedIn = await context({ as: "driver" });
  const page = await signedIn.newPage();
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // From its second visit on the page is the worker's.
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  const before = await page.getByRole("heading", { level: 1 }).textContent();
  await signedIn.setOffline(true);
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(before);
  await page.getByText("You are offline").waitFor();
  await signedIn.setOffline(false);
  await page.getByText("You are offline").waitFor({ state: "hidden" });
});

test("what was read for somebody is forgotten when they log out", async () => {
  const page = await open("/", { as: await newLearner(baseUrl) });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => fetch("/api/dvla/branches/").then(() => undefined));
  expect(await page.evaluate(() => caches.has("kwan-answers"))).toBe(true);
  await page.getByRole("button", { name: "Esi Boateng" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL("**/auth/login");
  await expect.poll(() => page.evaluate(() => caches.has("kwan-answers"))).toBe(false);
});
