import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { faultsOf, journeys } from "./browser.ts";
import { logInByEmail } from "./log-in-by-api.ts";
import { acceptButton, chooseResult, decide, moveOn } from "./on-screens.ts";
import { callsOf, secondOfficer, verifyHolder } from "./people.ts";

const { baseUrl, open } = journeys();

async function openFirst(page: Page) {
  await page.getByRole("row").getByRole("link").first().click();
  await page.getByRole("heading", { level: 2, name: "Next action" }).waitFor();
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

  await moveOn(page, "Start review", "In review");
  await page.getByRole("button", { name: /^(Next task: |Take the next task)/ }).waitFor();
  // Approval is not offered until the documents have been reviewed.
  const approval = page.getByRole("radio", { name: "Approve and send card for printing", exact: true });
  await page.getByRole("radio", { name: "Reject application", exact: true }).check();
  expect(await approval.count()).toBe(0);
  // A rejection needs a reason.
  await page.getByRole("button", { name: "Reject application" }).click();
  await page.getByRole("link", { name: "Reason is required" }).waitFor();
  await page.getByRole("link", { name: "Choose the ground for the rejection" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);

  // An application can be approved once the applicant's identity is verified and each document is accepted. The officer
  // reads documents on the page, and accepts them with a key.
  const id = page.url().split("/").at(-1) ?? "";
  const officer = callsOf(baseUrl, await logInByEmail(baseUrl, secondOfficer));
  await verifyHolder(officer, id, callsOf(baseUrl, inject("logins").reviewer));
  await page.reload();
  const accept = await acceptButton(page);
  await accept.press("a");
  await page
    .getByText(/^Accepted: /)
    .first()
    .waitFor();
  // The check is recorded with the decision. The officer is first asked to confirm, and can go back.
  await approval.check();
  await page.getByRole("button", { name: "Approve and send card for printing" }).click();
  const question = page.getByRole("dialog", { name: "Approve and send card for printing?" });
  await question.getByText(/Record checked: No problems\./).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await question.getByRole("button", { name: "Back" }).click();
  await status("In review");
  await decide(page, "Approve and send card for printing", "Card being printed");
  await moveOn(page, "Mark card as ready", "Ready to collect");
  // The officer who approves cannot hand over the card.
  await page.getByText(/^You approved this application, so another officer must hand over the card/).waitFor();
  expect(await page.getByRole("radio", { name: "Record handover" }).count()).toBe(0);
  await officer("POST", `/service/${id}/action/`, {
    action: "hand_over",
    handed_to: "holder",
    document_shown: "ghana_card",
  });
  await page.reload();
  await status("Completed");
  await page.getByText("You do not need to do anything now.").waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test("an officer asks for more, and the applicant finds the reason in the history [R-ADD-03]", async () => {
  const page = await open("/office?kind=amendment&status=in_review", { as: "officer" });
  await openFirst(page);
  await page.getByRole("radio", { name: "Request more information", exact: true }).check();
  await page.getByLabel("Reason").fill("The scan of the deed poll is too dark to read.");
  await page.getByRole("button", { name: "Request more information" }).click();
  await page.getByRole("main").getByText("Waiting for applicant", { exact: true }).first().waitFor();
  await page.getByText("History", { exact: true }).click();
  await page.getByText("The scan of the deed poll is too dark to read.").first().waitFor();
});

test("an officer records an eye test and a practical test, and each completes its step [R-ADD-03]", async () => {
  const page = await open("/office?kind=foreign-license-conversion&status=in_review", { as: "officer" });
  await openFirst(page);
  const save = page.getByRole("button", { name: "Record results only" });
  const step = (name: string) => page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
  await page.getByRole("radio", { name: "Record results only", exact: true }).check();
  await save.click();
  await page.getByRole("link", { name: "Choose at least one result to record" }).waitFor();
  await chooseResult(page, "Eye test", "Passed, no glasses needed");
  await page.getByLabel("Test centre").fill("");
  await save.click();
  await page.getByRole("link", { name: "Test centre is required" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel("Test centre").fill("Ridge Eye Clinic");
  await save.click();
  await step("Eye test").getByText("Done").waitFor();

  await page.goto("/office?kind=upgrading-drivers-license&status=testing");
  await openFirst(page);
  await page.getByRole("radio", { name: "Record results only", exact: true }).check();
  await chooseResult(page, "Practical test", "Passed");
  await page.getByLabel("Score").fill("101");
  await save.click();
  await page.getByRole("link", { name: "Enter a score that is a whole number from 0 to 100" }).waitFor();
  await page.getByLabel("Score").fill("88");
  await page.getByLabel("Why the test took place without an appointment").fill("The branch had a free place.");
  await save.click();
  await step("Practical test").getByText("Done").waitFor();
});

test("the figures on the home page match the lists that they link to [R-RTE-01] [R-AUT-09]", async () => {
  const page = await open("/", { as: "officer", screen: "desktop" });
  for (const name of [/^Overdue: \d+$/, /^Not taken: \d+$/, /^Payments to check: \d+$/]) {
    const link = page.getByRole("link", { name });
    const figure = Number.parseInt((await link.textContent())?.split(": ")[1] ?? "", 10);
    await link.click();
    // An empty list shows a message that says so.
    await page.getByText(figure > 0 ? `of ${figure} shown` : /^(No tasks match|There are no payments)/).waitFor();
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

  // A table of more than a hundred rows scrolls inside its own box.
  await page.getByRole("button", { name: "Show more" }).click();
  await page.getByText(/^100 of /).waitFor();
  await page.getByRole("button", { name: "Show more" }).click();
  await page.getByText(/^1[1-9]\d of /).waitFor();
  const box = page.getByRole("region", { name: "The queue" });
  const top = () => box.evaluate(({ scrollTop }) => scrollTop);
  // The box may not be high enough yet to scroll that far, so scroll again until it stays there.
  const isStill = async () => {
    await box.evaluate((element) => element.scrollTop < 2900 && element.scrollTo(0, 3000));
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
  await page.getByRole("heading", { name: "Details", exact: true }).waitFor();
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
  await page.getByText("No tasks match your filters. Change or clear the filters.").waitFor();
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
