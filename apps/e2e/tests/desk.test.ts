import { expect, test } from "vitest";
import { faultsOf, journeys } from "./browser.ts";
import { enrolLearnerAs, withProfile } from "./people.ts";

const { baseUrl, open } = journeys();

test("an officer finds a person by a misspelt name and proposes a licence, another person approves it, and the holder sees it [R-AUT-03] [R-AUT-04]", async () => {
  const holder = await withProfile(baseUrl, "Quarshigah");
  const page = await open("/", { as: "officer", screen: "desktop" });
  await page.getByRole("link", { name: "Find a person" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("search");
  await page.keyboard.type("Kwarshiga Esi");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Esi Quarshigah" }).click();
  await page.getByRole("heading", { level: 1, name: "Esi Quarshigah" }).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "Esi Quarshigah" }).click();

  await page.getByRole("button", { name: "Change this record" }).click();
  await page.getByLabel("Enter a licence").check();
  const form = page.getByRole("form", { name: "Enter a licence" });
  await form.getByLabel("Licence number").fill("OLD-77001");
  await form.getByRole("button", { name: "Propose" }).click();
  await page.getByText("There is a problem").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await form.getByLabel("Licence number").inputValue()).toBe("OLD-77001");
  await form.getByLabel(/^B: /).check();
  for (const [legend, year] of [
    ["Date of first issue", "2020"],
    ["Date of issue of the current card", "2024"],
    ["Expiry date of the current card", "2030"],
  ] as const) {
    const group = form.getByRole("group", { name: legend });
    await group.getByLabel("Day").fill("4");
    await group.getByLabel("Month").fill("5");
    await group.getByLabel("Year").fill(year);
  }
  await form.getByRole("group", { name: "Is the person allowed to drive commercially?" }).getByLabel("No").check();
  await form.getByLabel("I have seen the card").check();
  const card = { name: "card.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\nthe card\n%%EOF\n") };
  await form.locator("input[type=file]").first().setInputFiles(card);
  await form.getByText("card.pdf has been uploaded.").waitFor({ state: "attached" });
  expect(await faultsOf(page)).toEqual([]);
  await form.getByLabel("Reason").fill("The card was shown at the counter.");
  await form.getByRole("button", { name: "Propose" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Propose" }).click();
  await page.getByRole("heading", { name: "Changes to decide on" }).waitFor();
  expect(await page.getByRole("button", { name: /^Approve/ }).count()).toBe(0);

  const other = await open("/decisions", { as: "reviewer", screen: "desktop" });
  const proposal = other.getByRole("listitem").filter({ hasText: "Esi Quarshigah" });
  await proposal.getByRole("cell", { name: "OLD-77001" }).waitFor();
  // The person who approves the change opens the scan next to it.
  await proposal.getByRole("button", { name: /^Show the evidence/ }).click();
  await proposal.getByRole("button", { name: "Download card.pdf" }).waitFor();
  expect(await faultsOf(other)).toEqual([]);
  await proposal.getByRole("button", { name: /^Approve/ }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect.poll(() => proposal.count()).toBe(0);

  const citizen = await open("/", { as: holder });
  await citizen.getByText("OLD-77001").first().waitFor();
});

test("an officer registers somebody without an account and fills in their application, which is then the office's [R-AUT-13]", async () => {
  const page = await open("/desk", { as: "officer", screen: "desktop" });
  await page.getByRole("link", { name: "Register a person" }).click();
  await page.getByRole("heading", { level: 1, name: "Register a person" }).waitFor();
  await page.getByLabel("First name").fill("Kofi");
  await page.getByLabel("Surname").fill("Zanyara");
  await page.getByRole("radio", { name: /^Ghana Card/ }).check();
  await page.getByLabel("ID number").fill(`GHA-${String(Date.now()).slice(-9)}-1`);
  for (const [part, text] of [
    ["Day", "4"],
    ["Month", "5"],
    ["Year", "1979"],
  ] as const)
    await page.getByLabel(part).fill(text);
  await page.getByRole("radio", { name: "Male", exact: true }).check();
  await page.getByRole("combobox", { name: /^Nationality/ }).pressSequentially("Ghan");
  await page.getByRole("option", { name: "Ghanaian" }).click();
  expect(await faultsOf(page)).toEqual([]);
  // Text that has been typed survives a reload.
  await page.reload();
  expect(await page.getByLabel("Surname").inputValue()).toBe("Zanyara");
  await page.getByLabel("City").fill("Tamale");
  await page.getByRole("button", { name: "Register" }).click();
  await page.getByRole("heading", { level: 1, name: "Kofi Zanyara" }).waitFor();
  await page.getByText("No account").first().waitFor();

  await page.getByRole("link", { name: "Start an application" }).click();
  await page.getByRole("link", { name: "Apply for this service: Learner's licence" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByLabel("B: cars").check();
  await page.getByLabel("Manual").check();
  const { school_code, trainee_number } = await enrolLearnerAs(baseUrl, {
    first_name: "Kofi",
    last_name: "Zanyara",
    date_of_birth: "1979-05-04",
  });
  await page.getByLabel("Driving school code").fill(school_code);
  await page.getByLabel("Trainee number").fill(trainee_number);
  await page.getByRole("button", { name: "Continue" }).click();
  // An officer at a branch can only apply for people at that branch.
  const branch = page.getByLabel("Branch", { exact: true });
  await expect.poll(() => branch.locator("option").count()).toBe(2);
  await branch.selectOption({ index: 1 });
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText(/^The applicant has confirmed/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL(/\/office\/srv_/);
  await page.getByText("Awaiting payment").first().waitFor();
  await page
    .getByRole("link", { name: /invoice/i })
    .first()
    .waitFor();
});
