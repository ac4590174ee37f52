import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { faultsOf, journeys, journeysThroughTime } from "./browser.ts";
import { enterCode } from "./enter-code.ts";
import { lastCode, newLearner } from "./log-in-by-api.ts";
import { secondOfficer } from "./people.ts";

const { baseUrl, open } = journeys();
const password = "Kente-Gold-2026";

/** Fills in the log-in form, up to the page that asks for the code. */
async function giveTarget(page: Page, target: string, secret = password): Promise<void> {
  await page.getByLabel("Email address or phone number").fill(target);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/auth/login/verify");
}

const phones = {
  learner: "+233240000001",
  driver: "+233240000002",
  school: "+233240000003",
  reviewer: "+233240000004",
  officer: "+233240000005",
  accountant: "+233240000020",
  admin: "+233240000006",
} as const;

describe("people who wanted to open a page log in and are sent there [R-RTE-10] [R-STA-01] [R-STA-03]", () => {
  test.each([
    ["learner", "/tests/practice"],
    ["driver", "/services?status=draft#top"],
    ["school", "/school/class-records"],
    ["reviewer", "/review/update-requests"],
    ["officer", "/office"],
    ["accountant", "/office/books"],
    ["admin", "/staff"],
  ] as const)("%s: %s", async (person, path) => {
    const page = await open(path);
    await page.waitForURL("**/auth/login");
    await giveTarget(page, phones[person]);
    const code = await lastCode(baseUrl, phones[person]);
    // A wrong code is rejected with a message, and the right code is then accepted.
    await enterCode(page, code === "000000" ? "111111" : "000000");
    await page.getByRole("alert").waitFor();
    expect(page.url()).toContain("/auth/login/verify");
    await enterCode(page, code);
    await page.waitForURL(`${baseUrl}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const session = await page.evaluate(() => JSON.parse(localStorage.getItem("authenticated") ?? "null"));
    expect(session).toMatchObject({ authenticated: true, redirect: "/" });
  });
});

test("an officer who followed no link starts with the tasks, and the home page is one press away [R-AUT-09]", async () => {
  const page = await open("/auth/login", { screen: "desktop" });
  await giveTarget(page, secondOfficer);
  await enterCode(page, await lastCode(baseUrl, secondOfficer));
  await page.waitForURL(`${baseUrl}/tasks`);
  await page.getByRole("heading", { level: 1, name: "Tasks" }).waitFor();
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await page.waitForURL(`${baseUrl}/`);
  await page.getByRole("heading", { level: 1 }).waitFor();
});

describe("a forgotten password", () => {
  const later = journeysThroughTime();
  const phoneOf = ({ user }: { user: Record<string, unknown> }) => `+23324${String(user.username).replace("esi", "")}`;

  test("is reset with the code that was sent, and the new one can be used to log in [R-RTE-12] [R-STA-05]", async () => {
    const site = later.site();
    const phone = phoneOf(await newLearner(site));
    // A code is sent to the same number at most once a minute.
    await later.setClockAhead(120_000);
    const page = await later.open("/auth/login");
    await page.getByRole("link", { name: "Forgotten your password?" }).click();
    await page.getByLabel("Email address or phone number").fill(phone);
    await page.getByRole("button", { name: "Send me a code" }).click();
    await page.waitForURL("**/auth/forgot-password/verify");
    // The page does not say whether there is an account.
    const asDialled = phone.replace(/^\+233(\d\d)(\d{3})(\d{4})$/, "0$1 $2 $3");
    await page.getByText(`If there is an account for ${asDialled}, we have sent a code there.`).waitFor();
    await enterCode(page, await lastCode(site, phone));
    await page.waitForURL("**/auth/forgot-password/reset");
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("textbox", { name: "New password", exact: true }).fill("Odwira-Gold-9");
    await page.getByLabel("Confirm your new password").fill("Odwira-Gold-9");
    await page.getByRole("button", { name: "Save the new password" }).click();
    await page.waitForURL("**/auth/login");
    await page
      .getByRole("status", { name: "Your password has been changed. Log in with your new password." })
      .waitFor();
    await later.setClockAhead(240_000);
    await giveTarget(page, phone, "Odwira-Gold-9");
    await enterCode(page, await lastCode(site, phone));
    await page.waitForURL(`${site}/`);
  });
});

test("people who correct their number find what they typed, and the log-in page links to the page for the code [R-RTE-11]", async () => {
  const digits = String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0");
  const page = await open("/auth/signup");
  const typed = {
    "First name": "Esi",
    Surname: "Boateng",
    "Email address": `e${digits}@example.com`,
    Username: `e${digits}`,
  };
  for (const [name, text] of Object.entries(typed)) await page.getByRole("textbox", { name }).fill(text);
  await page.getByRole("textbox", { name: "Phone number" }).fill(`024${digits}`);
  const givePassword = async () => {
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm your password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign up" }).click();
    await page.waitForURL("**/auth/signup/verify");
  };
  await givePassword();
  await page.getByRole("link", { name: "Use another number" }).click();
  await page.waitForURL("**/auth/signup");
  for (const [name, text] of Object.entries(typed))
    await expect.poll(() => page.getByRole("textbox", { name }).inputValue()).toBe(text);
  expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Phone number" }).fill(`020${digits}`);
  await givePassword();
  // People who leave the page for entering the code find a link to it on the log-in page.
  await page.goto("/auth/login");
  await page.getByText("You have not finished signing up").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "Enter the code" }).click();
  await page.waitForURL("**/auth/signup/verify");
  await enterCode(page, await lastCode(baseUrl, `+23320${digits}`));
  // The email address is verified next, with a code of its own.
  await page.waitForURL("**/account/edit?part=email&from=signup");
  expect(await faultsOf(page)).toEqual([]);
  await enterCode(page, await lastCode(baseUrl, typed["Email address"]));
  await page.waitForURL(`${baseUrl}/`);
  await page.getByText(`${typed["Email address"]} has been verified.`).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem("kwan.form.signup"))).toBeNull();
  // The account exists by now, so neither the form for a new one nor the log-in page is shown again.
  for (const past of ["/auth/signup", "/auth/login"]) {
    await page.goto(past);
    await page.waitForURL(`${baseUrl}/`);
  }
  await page.goBack();
  await page.waitForURL(`${baseUrl}/`);
  await page.getByRole("button", { name: "Esi Boateng" }).waitFor();
  // After people have logged out, the page says so once.
  await page.getByRole("button", { name: "Esi Boateng" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL("**/auth/login");
  await page.getByRole("status", { name: "You have logged out." }).waitFor();
  expect(await page.getByText("You have not finished signing up").count()).toBe(0);
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByText("You have logged out.").count()).toBe(0);
});

describe("the three layouts [R-FRM-01]", () => {
  const layoutOf = (page: Page) => page.locator("[data-layout]").getAttribute("data-layout");

  test.each(["/auth/login", "/auth/signup", "/auth/forgot-password"])(
    "%s has the log-in layout: one task on a card, no navigation and no menu",
    async (path) => {
      const page = await open(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await layoutOf(page)).toBe("auth");
      const banner = page.getByRole("banner");
      expect(await banner.getByRole("navigation").count()).toBe(0);
      expect(await banner.getByRole("button").count()).toBe(0);
    },
  );

  test.each(["/verify", "/extern/invoice/inv_none"])(
    "%s has the layout for anybody with a link: no navigation and no menu, even when logged in",
    async (path) => {
      for (const as of [undefined, "driver"] as const) {
        const page = await open(path, as ? { as } : {});
        await page.getByRole("heading", { level: 1 }).waitFor();
        expect(await layoutOf(page)).toBe("external");
        expect(await page.getByRole("banner").getByRole("button").count()).toBe(0);
      }
    },
  );

  test.each(["/", "/services", "/profile", "/no-such-page"])(
    "%s names no layout and has the default one, with navigation, notifications and menu",
    async (path) => {
      const page = await open(path, { as: "driver", screen: "desktop" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await layoutOf(page)).toBe("default");
      const banner = page.getByRole("banner");
      await banner.getByRole("link", { name: "Applications" }).waitFor();
      await banner.getByRole("link", { name: /Notifications/ }).waitFor();
      await banner.getByRole("button", { name: "Kwame Driverton" }).waitFor();
    },
  );
});

test("the list of applications is requested with the driver's id, and read from the results [R-ENT-09]", async () => {
  const { user } = inject("logins").driver;
  const page = await open("/profile", { as: "driver", worker: false });
  const requestedPaths: string[] = [];
  const result = {
    id: "srv_1",
    number: "KW-2026-0000017",
    kind: "drivers-renewal",
    type: "DLR",
    title: "Driver's licence renewal",
    status: "in_review",
    is_completed: false,
    is_cancelled: false,
    driver: String(user.driver),
    driver_name: "Kwame Driverton",
    branch: null,
    created_at: "2026-11-01T09:00:00Z",
    updated_at: "2026-11-02T09:00:00Z",
    submitted_at: "2026-11-02T09:00:00Z",
    next_step: "Book your eye test",
    amount_due: "0.00",
    currency: "GHS",
  };
  await page.route(/\/api\/service\/drv_/, (route) => {
    requestedPaths.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: { count: 1, next: null, previous: null, results: [result], services: [] } });
  });
  await page.goto("/services");
  await page.getByText("KW-2026-0000017").waitFor();
  await page.getByText("Book your eye test").waitFor();
  expect(requestedPaths.length).toBeGreaterThan(0);
  expect(new Set(requestedPaths)).toEqual(new Set([`/api/service/${String(user.driver)}/`]));
});
