import type { Page } from "playwright";
import { expect, test } from "vitest";
import { faultsOf, journeys, screens } from "./browser.ts";
import { logInByEmail } from "./log-in-by-api.ts";
import { callsOf, secondOfficer, verifyHolder } from "./people.ts";

const { baseUrl, open } = journeys();

/** Opens the first application in the list. */
async function openFirst(page: Page) {
  await page.getByRole("row").getByRole("link").first().click();
  await page.getByRole("heading", { level: 2, name: "Next action" }).waitFor();
}

async function moveOn(page: Page, choice: string) {
  await page.getByRole("radio", { name: choice, exact: true }).check();
  await page.getByRole("button", { name: "Confirm" }).click();
}

async function recordCheck(page: Page, name: string) {
  await page.getByText("Record a check", { exact: true }).click();
  await page.getByRole("radio", { name, exact: true }).check();
  await page.getByRole("radio", { name: "Passed", exact: true }).check();
  await page.getByRole("button", { name: "Save" }).click();
}

test("an officer finds an application and processes it from payment to completion [R-ADD-03]", async () => {
  const page = await open("/office", { as: "officer", screen: "desktop" });
  await page.getByRole("row").getByRole("link").first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel("Status").selectOption("Paid, not started");
  await page.getByLabel("Service").selectOption({ value: "lost-damaged-license" });
  await page.getByText("1 of 1 shown").waitFor();
  await openFirst(page);
  const status = (text: string) => page.getByRole("main").getByText(text, { exact: true }).first().waitFor();

  await moveOn(page, "Start review");
  await status("In review");
  await page.getByRole("button", { name: /^(Next task: |Take the next task)/ }).waitFor();
  // Approval is not offered until the earlier steps are complete.
  await page.getByRole("radio", { name: "Reject application", exact: true }).waitFor();
  expect(await page.getByRole("radio", { name: "Approve application", exact: true }).count()).toBe(0);
  // A rejection needs a reason.
  await moveOn(page, "Reject application");
  await page.getByRole("link", { name: "Reason is required" }).waitFor();
  await page.getByRole("link", { name: "Choose the ground of the rejection" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);

  // Approval needs the holder's identity and each document: these are read in the page and accepted with a key.
  const id = page.url().split("/").at(-1) ?? "";
  const officer = callsOf(baseUrl, await logInByEmail(baseUrl, secondOfficer));
  await verifyHolder(officer, id);
  await page.reload();
  await page.getByRole("button", { name: "Accept", exact: true }).press("a");
  await page
    .getByText(/^Accepted: /)
    .first()
    .waitFor();
  await recordCheck(page, "Record checked");
  await moveOn(page, "Approve application");
  await status("Approved");
  await moveOn(page, "Send card for printing");
  await status("Card being printed");
  await moveOn(page, "Mark card ready");
  await status("Ready to collect");
  // Whoever approves does not hand over the card.
  await page.getByText(/^You approved this application, so another officer must hand over the card/).waitFor();
  expect(await page.getByRole("radio", { name: "Record handover" }).count()).toBe(0);
  await officer("POST", `/service/${id}/action/`, { action: "hand_over" });
  await page.reload();
  await status("Completed");
  await page.getByText("You do not need to do anything now.").waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test("an officer asks for more, and the applicant finds the reason in the history [R-ADD-03]", async () => {
  const page = await open("/office?kind=amendment&status=in_review", { as: "officer" });
  await openFirst(page);
  await moveOn(page, "Request more information");
  await page.getByLabel("Reason").fill("The scan of the deed poll is too dark to read.");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("main").getByText("Waiting for applicant", { exact: true }).first().waitFor();
  await page.getByText("History", { exact: true }).click();
  await page.getByText("The scan of the deed poll is too dark to read.").first().waitFor();
});

test("an officer records an eye test and a practical test, and each completes its step [R-ADD-03]", async () => {
  const page = await open("/office?kind=foreign-license-conversion&status=in_review", { as: "officer" });
  await openFirst(page);
  await page.getByText("Record the eye test", { exact: true }).first().click();
  const eyes = page.getByRole("form", { name: "Record the eye test" });
  await eyes.getByRole("button", { name: "Save eye test" }).click();
  await page.getByRole("link", { name: "Say whether the applicant passed the test" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await eyes.getByRole("group", { name: "Did the applicant pass?" }).getByLabel("Yes").check();
  await eyes.getByRole("group", { name: "Does the applicant need glasses to drive?" }).getByLabel("No").check();
  await eyes.getByLabel("Test centre").fill("Ridge Eye Clinic");
  await eyes.getByRole("button", { name: "Save eye test" }).click();
  const step = (name: string) => page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
  await step("Eye test").getByText("Done").waitFor();

  await page.goto("/office?kind=upgrading-drivers-license&status=testing");
  await openFirst(page);
  await page.getByText("Record the practical test", { exact: true }).first().click();
  const drive = page.getByRole("form", { name: "Record the practical test" });
  await drive.getByLabel("Yes").check();
  await drive.getByLabel("Score").fill("101");
  await drive.getByRole("button", { name: "Save practical test" }).click();
  await page.getByRole("link", { name: "Score must be a whole number from 0 to 100" }).waitFor();
  await drive.getByLabel("Score").fill("88");
  await drive.getByRole("button", { name: "Save practical test" }).click();
  await step("Practical test").getByText("Done").waitFor();
});

test("the queue and an application fit into 320 px, and pass axe in both themes [R-ADD-03]", async () => {
  for (const theme of ["light", "dark"] as const) {
    const page = await open("/office?kind=foreign-license-conversion", { as: "officer", theme });
    await page.getByRole("row").getByRole("link").first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize(screens.narrow);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(320);
    await openFirst(page);
    await expect.poll(() => page.getByText(/^Loading/).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    expect(await width()).toBeLessThanOrEqual(320);
  }
});

test("the figures on the home page match the lists that they link to [R-RTE-01] [R-AUT-09]", async () => {
  const page = await open("/", { as: "officer", screen: "desktop" });
  for (const name of [/^Overdue: \d+$/, /^Not taken: \d+$/, /^Payments to check: \d+$/]) {
    const link = page.getByRole("link", { name });
    const figure = Number.parseInt((await link.textContent())?.split(": ")[1] ?? "", 10);
    await link.click();
    await page.getByText(`of ${figure} shown`).waitFor();
    await page.goBack();
  }
});

test("Back from an application restores the position in the list [R-FRM-04]", async () => {
  const page = await open("/office", { as: "officer", screen: "desktop" });
  const links = page.getByRole("row").getByRole("link");
  await links.nth(40).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await links.nth(40).click();
  await page.getByRole("heading", { name: "Next action" }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 10_000 }).toBe(before);

  // In a list of more than a hundred rows, the table has a scrolling box of its own.
  await page.getByRole("button", { name: "Show more" }).click();
  await page.getByText(/^100 of /).waitFor();
  await page.getByRole("button", { name: "Show more" }).click();
  await page.getByText(/^1[1-9]\d of /).waitFor();
  const box = page.getByRole("region", { name: "The queue" });
  const top = () => box.evaluate(({ scrollTop }) => scrollTop);
  await box.evaluate((element) => element.scrollTo(0, 3000));
  const isStill = async () => {
    const first = await top();
    await page.waitForTimeout(200);
    return first > 2900 && (await top()) === first;
  };
  await expect.poll(isStill, { timeout: 10_000 }).toBe(true);
  await box.getByRole("link").nth(15).hover();
  const left = await top();
  await box.getByRole("link").nth(15).click();
  await page.getByRole("heading", { name: "Next action" }).waitFor();
  await page.goBack();
  // Rows are measured again when they come into view, so allow a difference of less than a row.
  await expect.poll(async () => Math.abs((await top()) - left), { timeout: 10_000 }).toBeLessThan(40);
});

test("a printed application has the applicant and the answers, and no buttons [R-ADD-03]", async () => {
  const page = await open("/office?status=in_review", { as: "officer", screen: "desktop" });
  await openFirst(page);
  await page.getByText("Date of birth", { exact: true }).waitFor();
  await page.emulateMedia({ media: "print" });
  await page.getByRole("heading", { name: "Applicant" }).waitFor();
  await page.getByRole("heading", { name: "Details" }).waitFor();
  for (const part of [
    page.getByRole("button"),
    page.getByRole("radio"),
    page.getByRole("navigation"),
    page.getByText("Next action"),
  ])
    expect(await part.filter({ visible: true }).count()).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toMatch(
    /^rgba\(0, 0, 0, 0\)$|^rgb\(255, 255, 255\)$/,
  );
});

test("an officer takes the next task, and it is theirs until they release it [R-AUT-09]", async () => {
  const page = await open("/tasks", { as: "officer", screen: "desktop" });
  await page.getByRole("row").getByRole("link").first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press("n");
  await page.waitForURL(/\/(office|desk|review|decisions)/);
  await page.goto("/tasks?whose=mine");
  await page.getByText("1 of 1 shown").waitFor();
  await page.getByRole("button", { name: /^Release: / }).press("t");
  await page.getByText("No tasks match. Change or clear the filters.").waitFor();
});

test("Back to the tasks keeps the filters, the order, the page and the position [R-AUT-09] [R-FRM-04]", async () => {
  const page = await open("/tasks?kind=review_application&status=paid,in_review&sort=-due", {
    as: "officer",
    screen: "desktop",
  });
  const links = page.getByRole("row").getByRole("link");
  await links.first().waitFor();
  await page.setViewportSize({ width: 1280, height: 400 });
  await links.last().scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  const count = await links.count();
  await links.last().click();
  await page.getByRole("heading", { name: "Next action" }).waitFor();
  const back = page.getByRole("link", { name: "Back to the tasks" });
  expect(await back.getAttribute("href")).toBe("/tasks?kind=review_application&status=paid%2Cin_review&sort=-due");
  await page.goBack();
  await expect.poll(() => links.count(), { timeout: 10_000 }).toBe(count);
  await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 10_000 }).toBe(before);
});
