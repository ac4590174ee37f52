import { expect, test } from "vitest";
import { journeys } from "./browser.ts";
import { newLearner } from "./log-in-by-api.ts";

const { baseUrl, context, open } = journeys();

test("anyone can switch the language on a page, and the device remembers it [R-WRD-02]", async () => {
  const page = await open("/auth/login", { screen: "phone" });
  await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "Français" }).click();
  await page.waitForURL("**/fr/auth/login");
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  await page.getByRole("contentinfo").getByRole("link", { name: "Créer un compte" }).click();
  await page.waitForURL("**/fr/auth/signup");
  // An English page redirects to the chosen language.
  await page.goto(page.url().replace("/fr/auth/signup", "/auth/login"));
  expect(new URL(page.url()).pathname).toBe("/fr/auth/login");
  await page.getByRole("link", { name: "English" }).click();
  await page.waitForURL("**/auth/login");
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
});

test("the language can be switched without any scripts [R-WRD-02]", async () => {
  const page = await (await context({ scripts: false })).newPage();
  await page.goto("/auth/login");
  await page.getByRole("link", { name: "Français" }).click();
  expect(new URL(page.url()).pathname).toBe("/fr/auth/login");
});

test("the language that a person chooses is stored in the account, and used after the next login [R-WRD-02]", async () => {
  const login = await newLearner(baseUrl);
  const page = await open("/account", { as: login, screen: "phone" });
  await page.getByRole("radio", { name: "Français" }).click();
  await page.waitForURL("**/fr/account");
  expect(await page.getByRole("radio", { name: "Français" }).isChecked()).toBe(true);
  const account = await fetch(`${baseUrl}/api/users/me/`, { headers: { authorization: `Bearer ${login.token}` } });
  expect(await account.json()).toMatchObject({ language: "fr" });
});
