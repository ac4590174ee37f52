import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { authority, go } from "./authority.ts";
import {
  approve,
  chooseResult,
  confirm,
  decide,
  fillDate,
  importLicences,
  uploadIdCard,
  verifyIdentity,
} from "./on-screens.ts";

const branch = "Accra (37) Regional Office";
const ama = { first: "Ama", last: "Mensah", role: "Administrator" } as const;
const kojo = { first: "Kojo", last: "Asare", role: "Administrator" } as const;
const yaa = { first: "Yaa", last: "Asante", role: "Officer", branch } as const;
const kwesi = { first: "Kwesi", last: "Appiah", role: "Officer", branch } as const;
const efua = { first: "Efua", last: "Sackey", role: "Reviewer" } as const;

const { back, day, hire, keep, pageOf, people, setUpAdministrators, waitForMorning } = authority();
const adwoa = { first: "Adwoa" };

/** Opens the first application in the queue, which was submitted first. */
async function openFirst(page: Page): Promise<void> {
  await page.goto("/office");
  await page.getByRole("row").getByRole("link").first().click();
  await page.getByRole("heading", { level: 2, name: "Next action" }).waitFor();
}

describe("from an empty production database, without SQL, a licence is imported, claimed and renewed [R-AUT-18]", () => {
  it("the operator reads the secret, and two administrators are set up [R-AUT-01]", () =>
    setUpAdministrators(ama, kojo));

  it("one administrator proposes officers and a reviewer, and the other approves them [R-AUT-02]", () =>
    hire(ama, kojo, yaa, kwesi, efua));

  it("an administrator adds a branch, and the other opens it for the public [R-AUT-01]", async () => {
    const page = pageOf(ama);
    await go(page, "Branches");
    await page.getByRole("button", { name: "Add a branch" }).click();
    for (const [label, answer] of [
      ["Name", "Dambai"],
      ["Code", "OT1"],
      ["Town or city", "Dambai"],
      ["Latitude", "8.0662"],
      ["Longitude", "0.1793"],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(answer);
    await page.getByLabel("Region", { exact: true }).selectOption("Oti");
    await page.getByLabel("Monday to Friday, 8:00 to 17:00", { exact: true }).check();
    await page.getByRole("group", { name: "Can people take tests here?" }).getByLabel("No").check();
    await page.getByLabel("Driver's licence renewal").check();
    await page.getByRole("button", { name: "Add a branch" }).click();
    await page.getByRole("heading", { name: "Dambai" }).waitFor();
    await page.getByRole("button", { name: "Change this branch" }).click();
    await page
      .getByRole("group", { name: /accept new applications/ })
      .getByLabel("Yes")
      .check();
    await page.getByLabel("The branch is opening").check();
    await page.getByLabel(/^Reason/).fill("The office in Dambai is ready to open.");
    await page.getByRole("button", { name: "Propose" }).click();
    await confirm(page, "Propose");
    await page.getByText("Proposed", { exact: true }).waitFor();
    const other = pageOf(kojo);
    await other.goto("/decisions");
    await approve(other, "Change a branch: Dambai");
    await other.goto("/branches");
    await other.getByRole("heading", { name: "Dambai" }).waitFor();
  });

  let issuedOn: string;

  it("an administrator uploads a file of licences, and the reviewer runs it [R-AUT-07]", async () => {
    issuedOn = day(30, -2);
    const dates = `${day(30, -8)},${issuedOn},${day(29, 4)}`;
    await importLicences(pageOf(ama), pageOf(efua), [
      `Adwoa,Ofori,1985-03-14,female,OLD-2044871,B,${dates},no`,
      `Kwame,Tetteh,1979-11-02,male,OLD-1099325,B C,${dates},yes`,
    ]);
  });

  it("the holder signs up, finds the page to link the licence, and is told to come to an office [R-AUT-06]", async () => {
    const page = keep(adwoa, await people().signUp("Adwoa", "Ofori", "+233244550011"));
    await page.getByRole("link", { name: "I have a licence that is not in this portal yet" }).click();
    await page.getByLabel("Licence number").fill("old-2044871");
    await fillDate(page, "Date of birth", "1985-03-14");
    await fillDate(page, "Date of issue on your card", issuedOn);
    await page.getByRole("button", { name: "Link my licence" }).click();
    await page.getByRole("link", { name: "Open your profile" }).click();
    // The licence is not shown before somebody has verified who holds it.
    await page.getByRole("heading", { name: "Your licence is not confirmed yet" }).waitFor();
    await page.getByRole("link", { name: "Change your ID" }).click();
    await page.getByLabel("Ghana Card").check();
    await page.getByLabel("ID number").fill("GHA-700100231-4");
    await uploadIdCard(page);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Not verified yet").waitFor();
    // Home says what makes the renewal possible, and so does the list of services.
    await page.goto("/");
    await page.getByRole("heading", { name: /Bring your ID and your card to a branch/ }).waitFor();
    await page.goto("/services/add/first");
    const renewal = page.getByRole("listitem").filter({ hasText: "Driver's licence renewal" });
    await renewal.getByText("See why, and what to do next").click();
    await renewal.getByText(/Bring your ID and your card to a branch/).waitFor();
    expect(await renewal.getByRole("link", { name: /^Apply/ }).count()).toBe(0);
  });

  it("an officer takes the task, sees the person and decides that the identity is verified [R-AUT-05] [R-AUT-09]", async () => {
    const page = pageOf(yaa);
    await page.goto("/");
    await page.getByRole("link", { name: "Open the tasks" }).click();
    await page.getByRole("button", { name: "Take the next task" }).click();
    await page.getByRole("heading", { level: 1, name: "Adwoa Ofori" }).waitFor();
    await verifyIdentity(page, "GHA-700100231-4", "sent");
    await page.getByText(/^Checked by Yaa Asante/).waitFor();
  });

  let eyeTestDay: string;

  it("the holder applies to renew, pays at the provider and books the eye test [R-RTE-09] [R-ADD-04] [R-ADD-06]", async () => {
    const page = pageOf(adwoa);
    await page.reload();
    await page.getByRole("link", { name: "Apply for this service: Driver's licence renewal" }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await page
      .getByRole("group", { name: /^Has your health changed/ })
      .getByLabel("No")
      .check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Branch", { exact: true }).selectOption({ label: `${branch}, Accra` });
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Submit and pay" }).click();
    await page.waitForURL("**/DLR/pay");
    await people().pay(page, "+233244550011");
    eyeTestDay = await people().book(page, "Book your eye test");
  });

  it("on the day of the eye test, an officer records it, checks the record and approves the renewal [R-ADD-03]", async () => {
    await waitForMorning(eyeTestDay);
    const page = await back(kwesi);
    await openFirst(page);
    await chooseResult(page, "Eye test", "Passed, no glasses needed");
    await decide(page, "Approve application", "Completed");
  });

  it("the licence shows the day of its next renewal", async () => {
    const page = pageOf(adwoa);
    await page.goto("/");
    await page.getByText("Application complete").first().waitFor();
    const due = page.locator("dl > div").filter({ has: page.getByText("Renew by", { exact: true }) });
    // A licence is renewed every two years.
    expect(await due.textContent()).toMatch(new RegExp(`${Number(issuedOn.slice(0, 4)) + 4}$`));
  });
});
