import { describe, expect, test } from "vitest";
import { faultsOf, journeys, screens } from "./browser.ts";
import { type Login, logInByPhone, newLearner } from "./log-in-by-api.ts";

const { baseUrl, context, open } = journeys();

/** Logs in a second time, by phone and without a browser. */
const logInElsewhere = async ({ user }: Login) => (await logInByPhone(baseUrl, String(user.phone_number))).token;

describe.each(["phone", "desktop"] as const)("on a %s", (screen) => {
  test("choices are kept, and all data can be downloaded as a file [R-ADD-11] [R-ADD-10]", async () => {
    const login = await newLearner(baseUrl);
    const page = await open("/account", { as: login, screen });
    await page.getByText("This device").waitFor();
    const texts = page.getByRole("switch", { name: /^Text messages/ });
    expect(await texts.isChecked()).toBe(true);
    await texts.click();
    await page.getByText("Your choice has been saved.").first().waitFor();
    await page.reload();
    await expect.poll(() => texts.isChecked()).toBe(false);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download my data" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.json$/);
    expect(await faultsOf(page)).toEqual([]);
  });

  test("a login on another device is listed, and can be ended from here [R-ADD-11]", async () => {
    const login = await newLearner(baseUrl);
    const elsewhere = await logInElsewhere(login);
    const page = await open("/account", { as: login, screen });
    await page.getByText("This device").waitFor();
    const logOut = page.getByRole("button", { name: /^Log out .+, logged in since/ });
    expect(await logOut.count()).toBe(1);
    await logOut.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your password").fill("Kente-Gold-2026");
    await dialog.getByRole("button", { name: "Log out", exact: true }).click();
    await expect.poll(() => logOut.count()).toBe(0);
    const answer = await fetch(`${baseUrl}/api/users/me/`, { headers: { authorization: `Bearer ${elsewhere}` } });
    expect(answer.status).toBe(401);
    await page.getByText("This device").waitFor();
  });

  test("a deletion needs the password; the page says what is kept and until when it can be cancelled [R-ADD-11]", async () => {
    const page = await open("/account", { as: await newLearner(baseUrl), screen });
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByLabel("Your password").fill("Not-My-Password-1");
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByRole("link", { name: /password is not correct/ }).waitFor();
    await page.getByLabel("Your password").fill("Kente-Gold-2026");
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page
      .getByText(/Your account will be deleted on \w+ \d+, \d{4}/)
      .first()
      .waitFor();
    await page.getByText("Logging in does not cancel the deletion.").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    // After a reload the deletion is still shown, and can be cancelled there.
    await page.reload();
    await page.getByRole("button", { name: "Keep my account" }).click();
    await page.getByText("Your account will not be deleted").waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Delete my account" }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

test("a chosen theme applies in all tabs immediately, and on the public pages", async () => {
  const made = await context({ as: "officer", theme: "light" });
  const [page, other] = [await made.newPage(), await made.newPage()];
  const themeOf = (of: typeof page) => of.evaluate(() => document.documentElement.dataset.theme ?? "device");
  await page.goto("/account");
  await other.goto("/");
  await page.getByLabel("High contrast").check();
  expect(await themeOf(page)).toBe("high-contrast");
  // The next page has the theme before any script has loaded.
  const early = await made.newPage();
  await early.route("**/*.js", (route) => route.abort());
  await early.goto("/auth/login");
  expect(await themeOf(early)).toBe("high-contrast");
  await expect.poll(() => themeOf(other)).toBe("high-contrast");
  expect(await faultsOf(page)).toEqual([]);
  await other.goto("/auth/login");
  await other.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => themeOf(other)).toBe("high-contrast");
  await page.getByLabel("Use device setting").check();
  expect(await themeOf(page)).toBe("device");
});

test.each(["/account", "/notifications"])(
  "%s fits into 320 px, and passes axe in the dark theme [R-ADD-11]",
  async (path) => {
    const page = await open(path, { as: "driver", theme: "dark" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => page.getByText(/^Loading/).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize(screens.narrow);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  },
);
