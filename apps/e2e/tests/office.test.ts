import type { Page } from "playwright";
import { expect, test } from "vitest";
import { faultsOf, journeys, screens } from "./browser.ts";

const { open } = journeys();

/** The one application of a kind that the seed has in a state. */
async function openFirst(page: Page) {
  await page.getByRole("row").getByRole("link").first().click();
  await page.getByRole("heading", { level: 2, name: "What next?" }).waitFor();
}

async function moveOn(page: Page, choice: string) {
  await page.getByRole("radio", { name: choice, exact: true }).check();
  await page.getByRole("button", { name: "Move it on" }).click();
}

async function recordCheck(page: Page, name: string) {
  await page.getByText("Record a check", { exact: true }).click();
  await page.getByRole("radio", { name, exact: true }).check();
  await page.getByRole("radio", { name: "Done", exact: true }).check();
  await page.getByRole("button", { name: "Record it" }).click();
}

test("an officer finds an application and takes it from its payment to its end [R-ADD-03]", async () => {
  const page = await open("/office", { as: "officer", screen: "desktop" });
  await page.getByRole("row").getByRole("link").first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel("Status").selectOption("Paid, not started");
  await page.getByLabel("Kind").selectOption({ value: "lost-damaged-license" });
  await page.getByText("1 of 1 shown").waitFor();
  await openFirst(page);
  const status = (text: string) => page.getByRole("main").getByText(text, { exact: true }).first().waitFor();

  await moveOn(page, "Begin the check");
  await status("In review");
  // Approval is not offered before what comes first is done.
  await page.getByRole("radio", { name: "Refuse it", exact: true }).waitFor();
  expect(await page.getByRole("radio", { name: "Approve it", exact: true }).count()).toBe(0);
  // Sent back, it says why.
  await moveOn(page, "Refuse it");
  await page.getByRole("link", { name: "Reason is required" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await recordCheck(page, "Record checked");
  await moveOn(page, "Approve it");
  await status("Approved");
  await moveOn(page, "Have the card made");
  await status("Card being printed");
  await moveOn(page, "The card is ready");
  await status("Ready to collect");
  await moveOn(page, "The card was handed over");
  await status("Completed");
  await page.getByText("Nothing waits for the office here now.").waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test("an officer asks for more, and the applicant's reason stands in the history [R-ADD-03]", async () => {
  const page = await open("/office?kind=amendment&status=in_review", { as: "officer" });
  await openFirst(page);
  await moveOn(page, "Ask for more");
  await page.getByLabel("Reason").fill("The scan of the deed poll is too dark to read.");
  await page.getByRole("button", { name: "Move it on" }).click();
  await page.getByRole("main").getByText("Waiting for applicant", { exact: true }).first().waitFor();
  await page.getByText("History", { exact: true }).click();
  await page.getByText("The scan of the deed poll is too dark to read.").first().waitFor();
});

test("an officer records an eye test and a practical test, and each closes its step [R-ADD-03]", async () => {
  const page = await open("/office?kind=foreign-license-conversion&status=in_review", { as: "officer" });
  await openFirst(page);
  await page.getByText("Record the eye test", { exact: true }).first().click();
  const eyes = page.getByRole("form", { name: "Record the eye test" });
  await eyes.getByRole("button", { name: "Record the eye test" }).click();
  await page.getByRole("link", { name: "Say whether the test was passed" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await eyes.getByRole("group", { name: "Was it passed?" }).getByLabel("Yes").check();
  await eyes.getByRole("group", { name: "Are glasses needed to drive?" }).getByLabel("No").check();
  await eyes.getByLabel("Centre").fill("Ridge Eye Clinic");
  await eyes.getByRole("button", { name: "Record the eye test" }).click();
  const step = (name: string) => page.locator("dl > div").filter({ hasText: name }).first();
  await step("Eye test").getByText("Done").waitFor();

  await page.goto("/office?kind=upgrading-drivers-license&status=testing");
  await openFirst(page);
  await page.getByText("Record the practical test", { exact: true }).first().click();
  const drive = page.getByRole("form", { name: "Record the practical test" });
  await drive.getByLabel("Yes").check();
  await drive.getByLabel("Score").fill("101");
  await drive.getByRole("button", { name: "Record the practical test" }).click();
  await page.getByRole("link", { name: "Score is a whole number from 0 to 100" }).waitFor();
  await drive.getByLabel("Score").fill("88");
  await drive.getByRole("button", { name: "Record the practical test" }).click();
  await step("Practical test").getByText("Done").waitFor();
});

test("queue and application fit 320 px, and axe finds nothing wrong with them in either theme [R-ADD-03]", async () => {
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
