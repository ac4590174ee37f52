import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  approve,
  type Colleague,
  confirm,
  createAccount,
  emailOf,
  fillDate,
  moveOn,
  onScreens,
  recordCheck,
  recordEyeTest,
} from "./on-screens.ts";
import { launchBrowser } from "./pages.ts";
import { type Production, startProduction } from "./production.ts";

const branch = "Accra (37) Regional Office";
const ama = { first: "Ama", last: "Mensah", role: "Administrator" } as const;
const kojo = { first: "Kojo", last: "Asare", role: "Administrator" } as const;
const yaa = { first: "Yaa", last: "Asante", role: "Officer", branch } as const;
const kwesi = { first: "Kwesi", last: "Appiah", role: "Officer", branch } as const;
const efua = { first: "Efua", last: "Sackey", role: "Reviewer" } as const;

/** The device of each person, by first name. */
const pages: Record<string, Page> = {};
const faults: string[] = [];
let production: Production;
let browser: Browser;
let people: ReturnType<typeof onScreens>;

/** A day that many days after today, and that many years after this one. */
function day(days: number, years = 0): string {
  const date = production.now();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const pageOf = ({ first }: Pick<Colleague, "first">): Page => {
  const page = pages[first];
  if (!page) throw new Error(`${first} has no device yet, because an earlier step failed.`);
  return page;
};

/** The link in the header. */
const go = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();

/** Opens the application with the earliest deadline in the queue. */
async function openFirst(page: Page): Promise<void> {
  await page.goto("/office");
  await page.getByRole("row").getByRole("link").first().click();
  await page.getByRole("heading", { level: 2, name: "Next action" }).waitFor();
}

/** The next morning on the server at which offices open. Staff log in again, because their sessions have ended. */
async function waitForMorning(date: string): Promise<void> {
  await production.waitUntil(new Date(`${date}T09:00:00.000Z`));
}

beforeAll(async () => {
  [production, browser] = await Promise.all([startProduction(), launchBrowser()]);
  people = onScreens(production, () => browser, faults);
  // The secret of the set-up is valid for a day, and no messages but urgent ones are sent at night.
  const morning = new Date(production.now());
  morning.setUTCHours(8, 0, 0, 0);
  if (morning < production.now()) morning.setUTCDate(morning.getUTCDate() + 1);
  await production.waitUntil(morning);
}, 90_000);
afterEach(() => expect(faults.splice(0)).toEqual([]));
afterAll(async () => {
  await browser.close();
  await production.stop();
});

describe("from an empty production database, without SQL, a licence is imported, claimed and renewed [R-AUT-18]", () => {
  it("the operator reads the secret, and two administrators are set up [R-AUT-01]", async () => {
    const page = await people.open("/setup");
    await page.getByLabel("Set-up secret").fill(production.readSecret());
    await page.getByLabel("First name").fill(ama.first);
    await page.getByLabel("Surname").fill(ama.last);
    await page.getByLabel("Email address").fill(emailOf(ama));
    await page.getByLabel("Phone number", { exact: true }).fill("024 400 0001");
    await page.getByRole("button", { name: "Create the administrator" }).click();
    await page.getByRole("link", { name: "Set your password" }).click();
    await people.setPassword(page, emailOf(ama));
    await people.logIn(page, emailOf(ama));
    await createAccount(page, kojo);
    pages.Ama = page;
    pages.Kojo = await people.join(kojo);
  });

  it("one administrator proposes officers and a reviewer, and the other approves them [R-AUT-02]", async () => {
    const colleagues = [yaa, kwesi, efua];
    for (const colleague of colleagues) await createAccount(pageOf(ama), colleague);
    const page = pageOf(kojo);
    await go(page, "Staff");
    await page.getByRole("link", { name: "Open decisions" }).click();
    for (const { first, last } of colleagues) await approve(page, `Give a role: ${first} ${last}`);
    for (const colleague of colleagues) pages[colleague.first] = await people.join(colleague);
  });

  it("an administrator uploads a file of licences, and the reviewer runs it [R-AUT-07]", async () => {
    const columns =
      "first_name,last_name,date_of_birth,sex,license_number,classes,first_issued_on,issued_on,expires_on";
    const dates = `${day(30, -8)},${day(30, -2)},${day(29, 4)}`;
    const lines = [
      `Adwoa,Ofori,1985-03-14,female,OLD-2044871,B,${dates},no`,
      `Kwame,Tetteh,1979-11-02,male,OLD-1099325,B C,${dates},yes`,
    ];
    const file = [`${columns},is_commercial`, ...lines].join("\n");
    const page = pageOf(ama);
    await go(page, "Imports");
    await page
      .getByLabel("File", { exact: true })
      .setInputFiles({ name: "register.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
    await page.getByRole("button", { name: "Upload and check" }).click();
    await page.getByText("Checked, not run yet").waitFor();
    // Nobody runs their own file.
    expect(await page.getByRole("button", { name: "Run", exact: false }).count()).toBe(0);
    const other = pageOf(efua);
    await go(other, "Imports");
    await other.getByRole("link", { name: "register.csv" }).click();
    await other.getByRole("button", { name: /^Run/ }).click();
    await confirm(other, /^Run/);
    await other.getByText("Imported", { exact: true }).first().waitFor();
  });

  it("the holder signs up, finds the page to link the licence, and is told to come to an office [R-AUT-06]", async () => {
    const page = await people.signUp("Adwoa", "Ofori", "+233244550011");
    pages.Adwoa = page;
    await page.getByRole("link", { name: "I have a licence from before this portal" }).click();
    await page.getByLabel("Licence number").fill("old-2044871");
    await fillDate(page, "Date of birth", "1985-03-14");
    await fillDate(page, "Date of issue on your card", day(30, -2));
    await page.getByRole("button", { name: "Link my licence" }).click();
    await page.getByRole("link", { name: "Open your profile" }).click();
    await page.getByText("OLD-2044871").first().waitFor();
    await page.getByRole("link", { name: "Change your identification" }).click();
    await page.getByLabel("Ghana Card").check();
    await page.getByLabel("ID number").fill("GHA-700100231-4");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Not verified yet").waitFor();
    // The reminder leads to the renewal, which says what is missing.
    await page.goto("/");
    await page.getByRole("link", { name: "See price and documents" }).click();
    const renewal = page.getByRole("listitem").filter({ hasText: "Driver's licence renewal" });
    await renewal.getByText("Why, and what to do next").click();
    await renewal.getByText(/Bring your ID and your card to a branch/).waitFor();
    expect(await renewal.getByRole("link", { name: /^Apply/ }).count()).toBe(0);
  });

  it("an officer takes the task, sees the person and decides that the identity is verified [R-AUT-05] [R-AUT-09]", async () => {
    const page = pageOf(yaa);
    await page.getByRole("link", { name: "Open my tasks" }).click();
    await page.getByRole("button", { name: "Take the next task" }).click();
    await page.getByRole("heading", { level: 2, name: "Adwoa Ofori" }).waitFor();
    await page.getByRole("button", { name: "Make a decision" }).click();
    await page.getByLabel("Verify identity").check();
    const form = page.getByRole("form", { name: "Verify identity" });
    await form.getByLabel("ID number that you checked").fill("GHA-700100231-4");
    await form.getByLabel("I compared the person with the photo on the document").check();
    await form.getByLabel("The person came to the counter").check();
    await form.getByLabel("Reason").fill("Compared the Ghana Card and the licence with the person.");
    await form.getByRole("button", { name: "Save decision" }).click();
    await confirm(page, "Save decision");
    await page.getByText(/^Checked by Yaa Asante/).waitFor();
  });

  let eyeTestDay: string;

  it("the holder applies to renew, pays at the provider and books the eye test [R-RTE-09] [R-ADD-04] [R-ADD-06]", async () => {
    const page = pages.Adwoa!;
    await page.reload();
    await page.getByRole("link", { name: "Apply for this service: Driver's licence renewal" }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await page
      .getByRole("group", { name: /^Your health has changed/ })
      .getByLabel("No")
      .check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Branch", { exact: true }).selectOption({ label: `${branch}, Accra` });
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Submit and pay" }).click();
    await page.waitForURL("**/DLR/pay");
    await people.pay(page, "+233244550011");
    eyeTestDay = await people.book(page, "Book your eye test");
  });

  it("on the day of the eye test, an officer records it, checks the record and approves the renewal [R-ADD-03]", async () => {
    await waitForMorning(eyeTestDay);
    const page = pageOf(kwesi);
    await people.logIn(page, emailOf(kwesi));
    await openFirst(page);
    await moveOn(page, "Start review", "In review");
    await recordCheck(page, "Record checked");
    await recordEyeTest(page);
    await moveOn(page, "Approve application", "Completed");
  });

  it("the licence shows the day of its next renewal", async () => {
    const page = pages.Adwoa!;
    await page.goto("/");
    await page.getByText("Application complete").first().waitFor();
    const due = page.locator("dl > div").filter({ has: page.getByText("Renew by", { exact: true }) });
    expect(await due.textContent()).toMatch(new RegExp(`${day(30, 2).slice(0, 4)}$`));
  });
});
