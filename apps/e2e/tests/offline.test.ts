import type { Page } from "playwright";
import { expect, test } from "vitest";
import { journeys } from "./browser.ts";
import { newLearner } from "./log-in-by-api.ts";
import { withProfile } from "./people.ts";
import { startReleases } from "./releases.ts";

const { baseUrl, context, open } = journeys();

test("pages opened on the very first visit can be read offline", async () => {
  const signedIn = await context({ as: "driver" });
  const page = await signedIn.newPage();
  await page.goto("/");
  await page.getByText("Latest notifications").waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.waitForLoadState("networkidle");
  const texts = () => page.getByRole("main").getByRole("heading").allTextContents();
  const before = await texts();
  await signedIn.setOffline(true);
  await page.reload();
  await page.getByText("You are offline").waitFor();
  await expect.poll(texts).toEqual(before);
  expect(await page.getByText(/Loading/).count()).toBe(0);
});

test("if the script of a part of the page does not load, the rest of the page stays usable", async () => {
  const page = await open("/branches", { as: "driver", worker: false });
  await page.getByRole("heading", { level: 1 }).waitFor();
  const requestedUrls: string[] = [];
  await page.route(/assets\/toasts-/, (route) => {
    requestedUrls.push(route.request().url());
    return route.abort();
  });
  await page.route("**/api/**", (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: "Notifications" }).click();
  await page.getByText("We could not load your notifications").waitFor();
  await expect.poll(() => requestedUrls.length).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Notifications");
});

test("opened pages can be read offline, even after a reload", async () => {
  const signedIn = await context({ as: "driver" });
  const page = await signedIn.newPage();
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // Reload, so that the service worker controls the page from the start.
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

test("a person's stored data is deleted when they log out", async () => {
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

test("a person's stored data is deleted when the server says that their session has ended", async () => {
  const login = await newLearner(baseUrl);
  const page = await open("/", { as: login });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  const has = () => page.evaluate(() => caches.has("kwan-answers"));
  await expect.poll(has).toBe(true);
  const ended = await fetch(`${baseUrl}/api/users/logout/`, {
    method: "POST",
    headers: { authorization: `Bearer ${login.token}` },
  });
  expect(ended.ok).toBe(true);
  await page.evaluate(
    (bearer) => fetch("/api/users/me/", { headers: { authorization: `Bearer ${bearer}` } }).then(() => undefined),
    login.token,
  );
  await expect.poll(has).toBe(false);
});

test("one person's stored data is not shown to anybody else, even offline and however they logged in", async () => {
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

test("a phone without free storage shows the server's current data", async () => {
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

test("nothing of a person is left on the device when they log out [R-STA-02]", async () => {
  const login = await withProfile(baseUrl);
  const page = await open("/profile/edit?part=address", { as: login });
  await page.getByLabel("City").fill("Kumasi");
  await page.evaluate(() => {
    localStorage.setItem("kwan.unsaved.srv_1", '{"license_number":"KW-1234567"}');
    localStorage.setItem("kwan.unsaved.test.answer.att_1.q1", "b");
    localStorage.setItem("kwan.target", "esi@mail.example");
    localStorage.setItem("kwan.owner", "1q3e0tx");
    localStorage.setItem("kwan.theme", "dark");
  });
  await page.getByRole("button", { name: "Esi Boateng" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL("**/auth/login");
  const storedKeys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("kwan.")));
  expect(storedKeys).toEqual(["kwan.theme"]);
  const device = await page.evaluate(async () =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, await caches.keys()]),
  );
  const { username, phone_number } = login.user;
  for (const fact of [username, phone_number, login.driver, login.token, "Esi", "Boateng", "Kumasi"])
    expect(device).not.toContain(fact);
});

test("when another person logs in in one tab, the other tabs return to the home page", async () => {
  const signedIn = await context({ as: "driver" });
  const page = await signedIn.newPage();
  await page.goto("/profile");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const other = await signedIn.newPage();
  await other.goto("/privacy");
  await other.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("authenticated") ?? "{}");
    const user = { ...session.user, username: "somebody.else", driver: "drv_else" };
    localStorage.setItem("authenticated", JSON.stringify({ ...session, user }));
  });
  await page.waitForURL((url) => url.pathname === "/");
});

const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.scripts].flatMap(({ src }) => (src ? [new URL(src).pathname] : [])));
const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = await (await caches.open("kwan-files")).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });
/** Returns the script that the stored shell loads first. */
const keptEntry = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const shell = await (await caches.open("kwan-files")).match("/index.html");
    return /\/assets\/portal-[^"]+\.js/.exec((await shell?.text()) ?? "")?.[0];
  });

test("after a release, the new build is used offline, and open pages of the old one keep working until they are closed [R-ADD-17]", async () => {
  const site = await startReleases(baseUrl);
  const at = (path: string) => site.baseUrl + path;
  try {
    const signedIn = await context({ as: "driver" });
    const login = (await signedIn.cookies()).map(({ name, value }) => ({ name, value, url: site.baseUrl }));
    await signedIn.addCookies(login);
    const old = await signedIn.newPage();
    await old.goto(at("/"));
    await old.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await old.reload();
    await old.getByRole("heading", { level: 1 }).waitFor();
    await old.goto(at("/branches"));
    await old.getByText("40 branches").waitFor();
    await old.getByLabel("Name or town").fill("kum");
    await old.waitForLoadState("networkidle");
    const before = await scriptsOf(old);
    const keptBefore = await keptFiles(old);
    expect(before).toContain(await keptEntry(old));

    // The next visit gets the new release. Its shell is stored as soon as it has loaded, and so are the new versions of
    // the stored files.
    site.release();
    const page = await signedIn.newPage();
    await page.goto(at("/"));
    await page.getByRole("heading", { level: 1 }).waitFor();
    const after = await scriptsOf(page);
    expect(after.filter((path) => before.includes(path))).toEqual([]);
    await expect
      .poll(() => keptEntry(page), { timeout: 20_000 })
      .toBe(after.find((path) => path.startsWith("/assets/portal-")));

    // The old page keeps the text that was typed, and continues to work with its own files, even offline.
    await signedIn.setOffline(true);
    expect(await old.getByLabel("Name or town").inputValue()).toBe("kum");
    expect(await keptFiles(old)).toEqual(expect.arrayContaining(keptBefore));
    await old.getByRole("banner").getByRole("link").first().click();
    await old.waitForURL(at("/"));
    await old.getByRole("heading", { level: 1 }).waitFor();
    expect(await scriptsOf(old)).toEqual(before);

    // Pages that were visited before the release still open offline, now with the new build.
    await page.goto(at("/branches"));
    await page.getByText("40 branches").waitFor();
    expect((await scriptsOf(page)).filter((path) => before.includes(path))).toEqual([]);
    await signedIn.setOffline(false);

    // Once no page from the old build is open, its files are removed.
    await Promise.all([old.close(), page.close()]);
    const later = await signedIn.newPage();
    await later.goto(at("/"));
    await later.getByRole("heading", { level: 1 }).waitFor();
    await expect
      .poll(async () => (await keptFiles(later)).filter((path) => before.includes(path)), { timeout: 20_000 })
      .toEqual([]);
    expect(await keptEntry(later)).toBe(after.find((path) => path.startsWith("/assets/portal-")));
    await signedIn.setOffline(true);
    await later.goto(at("/branches"));
    await later.getByText("40 branches").waitFor();
  } finally {
    await site.stop();
  }
}, 120_000);
