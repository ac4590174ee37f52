import { expect, inject, test } from "vitest";
import { journeys } from "./browser.ts";
import { keyboardOf } from "./keys.ts";
import { lastCode } from "./log-in-by-api.ts";
import { callsOf, enrolLearner, sentApplication, withProfile } from "./people.ts";

const { baseUrl, open } = journeys();

const heading = (name: string, level: 1 | 2 = 1) => ["heading", { level, name, exact: true }] as const;

test("people can sign up with only the keyboard, including a mistake [R-RTE-11] [R-STA-05]", async () => {
  const page = await open("/auth/login", { screen: "desktop" });
  const { tabTo, fill, press, isAt } = keyboardOf(page);
  // The first Tab stop is the link that skips to the content.
  await tabTo(page.getByRole("link", { name: /^Skip/ }));
  await tabTo(page.getByRole("link", { name: "Sign up" }));
  await press("Enter");
  // A public page is a separate document, so Tab starts at its top.
  await page.getByRole(...heading("Sign up")).waitFor();
  await tabTo(page.getByRole("button", { name: "Sign up", exact: true }));
  await press("Enter");
  const summary = page.getByRole("alert");
  await isAt(summary);
  await tabTo(summary.getByRole("link", { name: "Surname is required" }));
  await press("Enter");
  await isAt(page.getByLabel("Surname"));
  await page.keyboard.type("Boateng");
  await tabTo(page.getByLabel("First name"), "Shift+Tab");
  await page.keyboard.type("Esi");
  const digits = String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0");
  await fill("Phone number", `024${digits}`);
  await fill("Username", `esi${digits}`);
  await fill("Password", "Odwira-Gold-7");
  await fill("Confirm your password", "Odwira-Gold-7");
  await press("Enter");
  await page.getByRole(...heading("Verify your phone")).waitFor();
  await fill("6-digit code", await lastCode(baseUrl, `+23324${digits}`));
  await press("Enter");
  await page.waitForURL(`${baseUrl}/`);
  await tabTo(page.getByRole("link", { name: "Create my profile" }));
});

test("a learner can apply with only the keyboard, from the first choice to the invoice, including a mistake [R-RTE-08] [R-RTE-09]", async () => {
  const login = await withProfile(baseUrl);
  const { school_code, trainee_number } = await enrolLearner(baseUrl, login);
  const page = await open("/services/add/first", { as: login, screen: "desktop" });
  await page.waitForLoadState("networkidle");
  const { tabTo, fill, press, type, isAt } = keyboardOf(page);
  await tabTo(page.getByRole("link", { name: "Apply for this service: Learner's licence" }));
  await press("Enter");
  await isAt(page.getByRole(...heading("Learner's licence")));
  await tabTo(page.getByRole("button", { name: "Start" }));
  await press("Enter");
  await isAt(page.getByRole(...heading("Details", 2)));
  await tabTo(page.getByRole("button", { name: "Continue" }));
  await press("Enter");
  await isAt(page.getByRole("alert"));
  await tabTo(page.getByRole("link", { name: "Class is required" }));
  await press("Enter");
  await isAt(page.getByRole("group", { name: "Class" }).getByRole("radio").first());
  await press("ArrowDown");
  await isAt(page.getByLabel("B: cars"));
  expect(await page.getByLabel("B: cars").isChecked()).toBe(true);
  await tabTo(page.getByLabel("Manual"));
  await press("Space");
  await fill("Driving school code", school_code);
  await fill("Trainee number", trainee_number);
  await press("Enter");
  await isAt(page.getByRole(...heading("Branch and delivery", 2)));
  await tabTo(page.getByLabel("Branch", { exact: true }));
  await type("Weija");
  await tabTo(page.getByRole("button", { name: "Continue" }));
  await press("Enter");
  await isAt(page.getByRole(...heading("Check and submit", 2)));
  await page.getByRole("definition").filter({ hasText: "Weija" }).waitFor();
  await tabTo(page.getByRole("button", { name: "Submit and pay" }));
  await press("Enter");
  await isAt(page.getByRole(...heading("Payment")));
  await page.getByText("GH₵200.00").first().waitFor();
  const { results = [] } = await callsOf(baseUrl, login)("GET", `/service/${login.driver}/?limit=100`);
  expect(results.map(({ status }) => status)).toEqual(["awaiting_payment"]);
});

test("an invoice can be paid with only the keyboard, up to its receipt [R-RTE-13] [R-ADD-04]", async () => {
  const { invoice } = await sentApplication(baseUrl, await withProfile(baseUrl));
  const page = await open(`/extern/invoice/${invoice}`, { screen: "desktop" });
  const { tabTo, fill, press, isAt } = keyboardOf(page);
  await tabTo(page.getByRole("button", { name: "Pay GH₵200.00" }));
  await press("Enter");
  await isAt(page.getByRole("alert"));
  await tabTo(page.getByLabel("MTN MoMo"));
  await press("Space");
  await fill("Mobile money number", "0244123456");
  await press("Enter");
  await page.getByText("Waiting for your approval").waitFor();
  await tabTo(page.getByRole("link", { name: "Open the payment provider's page" }), "Shift+Tab");
  const [phone] = await Promise.all([page.context().waitForEvent("page"), press("Control+Enter")]);
  const payer = keyboardOf(phone);
  await payer.tabTo(phone.getByRole("button", { name: /^Approve/ }));
  await payer.press("Enter");
  await phone.getByText("Our webhook answered").waitFor();
  await page.bringToFront();
  await page.getByRole("heading", { name: /^Receipt RCP-/ }).waitFor();
  await tabTo(page.getByRole("button", { name: "Print" }));
});

test("a theory test can be taken with only the keyboard, from its rules to its result [R-ADD-02]", async () => {
  const login = inject("logins").driver;
  const { results = [] } = await callsOf(baseUrl, login)("GET", `/service/${login.user.driver}/?limit=100`);
  const { id, type } = results.find(({ kind, status }) => kind === "proficiency-test" && status === "testing") ?? {};
  const page = await open(`/services/view/${id}/${type}/test/road_sign`, { as: login, screen: "desktop" });
  const { tabTo, press, isAt } = keyboardOf(page);
  await tabTo(page.getByRole("button", { name: "Start the test" }));
  await press("Enter");
  await page.getByText("Question 1 of 20").waitFor();
  await tabTo(page.getByRole("radio").first());
  await press("Space", "Enter");
  for (let number = 2; number <= 20; number += 1) {
    await isAt(page.getByRole("form", { name: `Question ${number}` }).getByRole("heading", { level: 2 }));
    await tabTo(page.getByRole("radio").first());
    await press("Space", ...(number % 2 ? ["ArrowDown"] : []), "Enter");
  }
  const dialog = page.getByRole("dialog", { name: "Finish the test?" });
  await dialog.waitFor();
  // Cancel first: Escape closes the dialog, and focus returns to where it was.
  await press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await press("Enter");
  await tabTo(dialog.getByRole("button", { name: "Finish test", exact: true }));
  await press("Enter");
  await page.getByText(/You scored \d+ out of 20/).waitFor();
});
