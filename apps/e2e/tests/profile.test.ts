import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { faultsOf, journeys, screens } from "./browser.ts";
import { newLearner } from "./log-in-by-api.ts";

const { baseUrl, context, open } = journeys();

const someDigits = () => String(Math.floor(Math.random() * 1_000_000_000)).padStart(9, "0");
const pdf = { name: "affidavit.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") };

async function fillDate(page: Page, [day, month, year]: readonly [string, string, string]) {
  await page.getByLabel("Day").fill(day);
  await page.getByLabel("Month").fill(month);
  await page.getByLabel("Year").fill(year);
}

/** Completes the steps of a new profile, up to the page for checking the answers. */
async function answerAll(page: Page, cardNumber: string) {
  await page.getByLabel("Ghana Card").check();
  await page.getByLabel("ID number").fill(cardNumber);
  await page.getByRole("button", { name: "Continue" }).click();
  await fillDate(page, ["28", "2", "2001"]);
  await page.getByLabel("Female").check();
  await page.getByRole("combobox", { name: "Nationality" }).fill("Ghan");
  await page.getByRole("option", { name: "Ghanaian" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/profile/add?step=contact");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Digital address").fill("ga1838164");
  await page.getByLabel("City").fill("Accra");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Check your answers" }).waitFor();
}

describe.each(["phone", "desktop"] as const)("on a %s", (screen) => {
  test("people without a profile are guided through creating one, and told what happens next [R-RTE-01] [R-RTE-03] [R-RTE-04]", async () => {
    const page = await open("/", { as: await newLearner(baseUrl), screen });
    // People who already have a licence can link it, here and on the first step.
    await page.getByRole("link", { name: "I have a licence that is not in this portal yet" }).waitFor();
    await page.getByRole("link", { name: "Create my profile" }).click();
    await page.getByRole("heading", { level: 1, name: "Create your driver profile" }).waitFor();
    await page.waitForURL("**/profile/add?step=identity");
    await page.getByRole("link", { name: "I have a licence that is not in this portal yet" }).waitFor();
    expect(await page.title()).toBe("Create your driver profile · Kwan");
    expect(await page.getByLabel("First name").inputValue()).toBe("Esi");
    // An empty form says what is missing, and stays open.
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("link", { name: "Choose a Ghana Card, a passport or a non-citizen card" }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    // A reload keeps the text that was typed.
    await page.getByLabel("Other names").fill("Adwoa");
    await page.reload();
    expect(await page.getByLabel("Other names").inputValue()).toBe("Adwoa");
    await answerAll(page, `gha ${someDigits()} 1`);
    expect(await faultsOf(page)).toEqual([]);
    // Each answer can be changed from the page that lists them, and the form then returns to it.
    await page.getByRole("link", { name: "Change address" }).click();
    await page.getByLabel("City").fill("Tema");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("definition").filter({ hasText: "Tema" }).waitFor();
    await page.getByRole("button", { name: "Create my profile" }).click();
    await page.waitForURL("**/profile/add-success");
    await page.getByRole("heading", { level: 1, name: "Your profile is ready" }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("link", { name: "See my profile" }).click();
    await page.getByText("Esi Adwoa Boateng").first().waitFor();
    await page.getByText("GA-183-8164").waitFor();
    await expect.poll(() => page.getByText(/^Loading/).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
  });
});

/** Creates a new person with a profile. */
async function withProfile() {
  const login = await newLearner(baseUrl);
  const answer = await fetch(`${baseUrl}/api/learner/driver/`, {
    method: "POST",
    headers: { authorization: `Bearer ${login.token}`, "content-type": "application/json" },
    body: JSON.stringify({
      first_name: "Esi",
      last_name: "Boateng",
      date_of_birth: "2001-02-28",
      nationality: { value: "GH", label: "Ghanaian" },
      address: { city: "Accra", country: "Ghana" },
    }),
  });
  const { id } = (await answer.json()) as { id: string };
  return { ...login, user: { ...login.user, driver: id } };
}

test("an address is changed immediately; a change made elsewhere in the meantime is shown, and not overwritten [R-RTE-02] [R-ADD-13]", async () => {
  const made = await context({ as: await withProfile() });
  const [one, other] = [await made.newPage(), await made.newPage()];
  for (const page of [one, other]) {
    await page.goto("/profile");
    await page.getByRole("link", { name: "Change your address" }).click();
    await page.getByLabel("City").waitFor();
  }
  await one.getByLabel("City").fill("Kumasi");
  await one.getByRole("button", { name: "Save" }).click();
  await one.waitForURL("**/profile");
  await one.getByText("Kumasi").waitFor();
  await other.getByLabel("City").fill("Tamale");
  await other.getByRole("button", { name: "Save" }).click();
  await other.getByText("Someone changed this information on another device").waitFor();
  await other.getByText("Kumasi").waitFor();
  expect(await other.getByLabel("City").inputValue()).toBe("Tamale");
  expect(await faultsOf(other)).toEqual([]);
  await other.getByRole("button", { name: "Save" }).click();
  await other.waitForURL("**/profile");
  await other.getByText("Tamale").waitFor();
});

test("a change of name is requested with its document, and shows before, after and its status [R-RTE-02] [R-ENT-11] [R-STA-06]", async () => {
  const page = await open("/profile/edit", { as: await withProfile() });
  await page.getByRole("link", { name: "Names, date of birth or nationality" }).click();
  const send = page.getByRole("button", { name: "Send my request" });
  await send.click();
  await page.getByText("Nothing has changed. Change a name").waitFor();
  expect(await page.getByLabel("Affidavit").isVisible()).toBe(false);
  await page.getByLabel("Surname").fill("Owusu");
  await page.getByText("from Boateng to Owusu").waitFor();
  expect(await page.getByLabel("Birth certificate").isVisible()).toBe(false);
  await page.getByLabel("Why do you need this change?").fill("I married on 3 May 2026.");
  await send.click();
  await page.getByRole("link", { name: "Choose a file for “Affidavit”" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel("Affidavit").setInputFiles(pdf);
  await send.click();
  await page.waitForURL("**/profile");
  await page.getByText("We are reviewing your request").waitFor();
  await page.getByText("from Boateng to Owusu").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto("/profile/edit?part=identity");
  await page.getByText("You already have a change waiting for a decision").waitFor();
});

test.each([
  "/profile",
  "/profile/edit",
  "/profile/edit?part=address",
  "/profile/edit?part=identity",
  "/profile/edit?part=identification",
  "/profile/add-success",
])("%s passes axe in both themes, and fits into 320 px [R-RTE-02] [R-RTE-04]", async (path) => {
  for (const theme of ["light", "dark"] as const) {
    const page = await open(path, { as: "driver", theme });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => page.getByText(/^Loading/).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize(screens.narrow);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
