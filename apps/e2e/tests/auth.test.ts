import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { journeys } from "./browser.ts";
import { enterCode } from "./enter-code.ts";
import { lastCode, newLearner } from "./log-in-by-api.ts";

const { baseUrl, context, open } = journeys();
const sizes = ["phone", "desktop"] as const;

const randomDigits = () => String(Math.floor(Math.random() * 1_000_000)).padStart(6, "0");

describe.each(sizes)("on a %s", (screen) => {
  test("a learner signs up, verifies the phone and is logged in [R-RTE-11] [R-STA-05] [R-STA-01]", async () => {
    const page = await open("/auth/login", { screen });
    await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
    await page.getByRole("heading", { level: 1, name: "Sign up" }).waitFor();
    expect(await page.title()).toBe("Sign up · Kwan");
    // An empty form lists what is missing, with the messages in the specification.
    await page.getByRole("button", { name: "Sign up" }).click();
    const summary = page.getByRole("alert");
    for (const message of [
      "First Name is required",
      "Surname is required",
      "Username is required",
      "Phone Number is required",
    ])
      expect(await summary.textContent()).toContain(message);
    const digits = randomDigits();
    await page.getByLabel("First name").fill("Esi");
    await page.getByLabel("Surname").fill("Boateng");
    await page.getByLabel("Phone number", { exact: true }).fill(`024 4${digits.slice(0, 2)} ${digits.slice(2)}`);
    await page.getByLabel("Username").fill(`esi${digits}`);
    await page.getByLabel("Password", { exact: true }).fill("Odwira-Gold-7");
    await page.getByLabel("Confirm your password", { exact: true }).fill("Odwira-Gold-8");
    await page.getByRole("button", { name: "Sign up" }).click();
    await page.getByRole("link", { name: "Passwords do not match" }).waitFor();
    expect(await page.getByLabel("First name").inputValue()).toBe("Esi");
    await page.getByLabel("Confirm your password", { exact: true }).fill("Odwira-Gold-7");
    await page.getByRole("button", { name: "Sign up" }).click();
    await page.waitForURL("**/auth/signup/verify");
    await page.reload();
    const code = await lastCode(baseUrl, `+233244${digits}`);
    await enterCode(page, code);
    await page.waitForURL(`${baseUrl}/`);
    const session = await page.evaluate(() => JSON.parse(localStorage.getItem("authenticated") ?? "null"));
    expect([session.authenticated, session.user.username]).toEqual([true, `esi${digits}`]);
  });

  test("a wrong password and a wrong code are refused with a message, and typed text is kept [R-RTE-10]", async () => {
    const page = await open("/auth/login", { screen });
    await page.getByLabel("Email address or phone number").fill("nobody@example.com");
    await page.getByLabel("Password", { exact: true }).fill("Wrong-Pass-1");
    await page.getByRole("button", { name: "Log in" }).click();
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByLabel("Email address or phone number").inputValue()).toBe("nobody@example.com");
  });
});

test.each([
  ["/auth/login", "Log in"],
  ["/auth/login/verify", "Enter your code"],
  ["/auth/signup", "Sign up"],
  ["/auth/signup/verify", "Verify your phone"],
  ["/auth/forgot-password", "Reset your password"],
  ["/auth/forgot-password/verify", "Enter your code"],
  ["/auth/forgot-password/reset", "New password"],
])("%s opens without a login, in the log-in layout [R-RTE-10] [R-RTE-11] [R-RTE-12] [R-ROL-01]", async (path, name) => {
  const page = await open(path);
  await page.getByRole("heading", { level: 1, name }).waitFor();
  expect(await page.title()).toBe(`${name} · Kwan`);
});

test("a password is reset with a code, and the new one can be used to log in [R-RTE-12] [R-STA-05]", async () => {
  const page = await open("/auth/forgot-password");
  await page.getByLabel("Email address or phone number").fill("nobody-here@example.com");
  await page.getByRole("button", { name: "Send me a code" }).click();
  // The form continues as if the account existed, so that nobody can find out who has an account.
  await page.waitForURL("**/forgot-password/verify");
  await enterCode(page, "123456");
  await page.getByRole("alert").waitFor();
  expect(await page.getByLabel("6-digit code").inputValue()).toBe("123456");
});

test("people who are not logged in are sent to the login page, and then to the page that they wanted [R-STA-03]", async () => {
  const page = await open("/services?status=draft#top");
  await page.waitForURL("**/auth/login");
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem("authenticated") ?? "null"));
  expect(session.redirect).toBe("/services?status=draft#top");
});

test("logging out in one tab logs out all tabs, and forgets the person [R-STA-02]", async () => {
  const signedIn = await context({ as: await newLearner(baseUrl) });
  const page = await signedIn.newPage();
  await page.goto("/");
  const other = await signedIn.newPage();
  await other.goto("/");
  await other.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("button", { name: "Esi Boateng" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await Promise.all([page.waitForURL("**/auth/login"), other.waitForURL("**/auth/login")]);
  const session = await other.evaluate(() => JSON.parse(localStorage.getItem("authenticated") ?? "null"));
  expect(session).toEqual({ authenticated: false, user: null, redirect: "/" });
  expect((await signedIn.cookies()).filter(({ name }) => name === "kwan_token")).toEqual([]);
});

test("a page that Back shows as it was left follows the log-in and the log-out since then [R-STA-01] [R-STA-02]", async () => {
  const login = await newLearner(baseUrl);
  const page = await open("/", { as: login });
  await page.getByRole("heading", { level: 1 }).waitFor();
  // Browsers under test keep no page in memory, so the test does what a later page would have done.
  const comeBack = (to: Page, session: string | null) =>
    to.evaluate((text) => {
      if (text) localStorage.setItem("authenticated", text);
      else localStorage.removeItem("authenticated");
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    }, session);
  const loggedIn = await page.evaluate(() => localStorage.getItem("authenticated"));
  await comeBack(page, null);
  await page.waitForURL("**/auth/login");
  const visitor = await open("/auth/signup");
  await visitor.getByLabel("First name").waitFor();
  await comeBack(visitor, loggedIn);
  await visitor.waitForURL(`${baseUrl}/`);
});

test("people can log out here while the server is unreachable, or after it has ended the session [R-STA-02]", async () => {
  for (const fault of ["out of reach", "ended"] as const) {
    const signedIn = await context({ as: await newLearner(baseUrl) });
    const page = await signedIn.newPage();
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.route("**/api/users/logout/", (route) =>
      fault === "ended" ? route.fulfill({ status: 401, json: { message: "Log in again." } }) : route.abort(),
    );
    await page.getByRole("button", { name: "Esi Boateng" }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.waitForURL("**/auth/login");
    expect((await signedIn.cookies()).filter(({ name }) => name === "kwan_token")).toEqual([]);
  }
});
