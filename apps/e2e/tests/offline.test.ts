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

test("what was read for one person is shown to nobody else, also offline and however they came in", async () => {
  const signedIn = await context({ as: "driver" });
  const page = await signedIn.newPage();
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  const ask = (token: string) =>
    page.evaluate(
      (bearer) =>
        fetch("/api/users/me/", { headers: { authorization: `Bearer ${bearer}` } }).then(
          ({ status }) => status,
          () => 0,
        ),
      token,
    );
  const cookies = await signedIn.cookies();
  const own = cookies.find(({ name }) => name === "kwan_token")?.value ?? "";
  expect(await ask(own)).toBe(200);
  await signedIn.setOffline(true);
  await expect.poll(() => ask(own)).toBe(200);
  expect(await ask("of_somebody_else")).toBe(0);
  await signedIn.setOffline(false);
});

test("a phone without any room left shows what the server says now", async () => {
  const page = await (await context({ as: "driver" })).newPage();
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  const { origin } = new URL(baseUrl);
  const tools = await page.context().newCDPSession(page);
  await tools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  const answer = await page.evaluate(() => fetch("/api/dvla/branches/?limit=3").then(({ status }) => status));
  expect(answer).toBe(200);
});

test("nothing of somebody's work is left on the device when they log out", async () => {
  const page = await open("/", { as: await newLearner(baseUrl) });
  await page.evaluate(() => {
    localStorage.setItem("kwan.unsaved.srv_1", '{"license_number":"KW-1234567"}');
    localStorage.setItem("kwan.target", "esi@mail.example");
    localStorage.setItem("kwan.theme", "dark");
  });
  await page.getByRole("button", { name: "Esi Boateng" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL("**/auth/login");
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("kwan.")));
  expect(kept.filter((key) => key !== "kwan.owner")).toEqual(["kwan.theme"]);
});

test("another person who logs in in one tab is met anew by the others", async () => {
  const signedIn = await context({ as: "driver" });
  const page = await signedIn.newPage();
  await page.goto("/profile");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const other = await signedIn.newPage();
  await other.goto("/auth/login");
  await other.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("authenticated") ?? "{}");
    const user = { ...kept.user, username: "somebody.else", driver: "drv_else" };
    localStorage.setItem("authenticated", JSON.stringify({ ...kept, user }));
  });
  await page.waitForURL((url) => url.pathname === "/");
});
