import { expect, test } from "vitest";
import { faultsOf, journeys } from "./browser.ts";
import { fillDate } from "./on-screens.ts";
import { callsOf, withProfile } from "./people.ts";

const { baseUrl, open } = journeys();

test("a school can see a learner's hours out of the 48 that are required [R-ROL-02]", async () => {
  const page = await open("/school/class-records", { as: "school", screen: "desktop" });
  const lessons = page.getByRole("row").filter({ hasText: /, class \w+: / });
  await lessons.first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const name = (await lessons.first().getByRole("link").textContent()) ?? "";

  await page.getByLabel("Trainee or topic").fill("nobody is called so");
  await page.getByText("No lessons found.").waitFor();
  await page.getByLabel("Trainee or topic").fill(name);
  await lessons.first().getByRole("link").click();
  await page.getByRole("heading", { level: 2, name: `${name}'s training hours` }).waitFor();
  await page
    .getByText(/^\d+(\.\d+)? of 48 hours$/)
    .first()
    .waitFor();
  expect(await faultsOf(page)).toEqual([]);

  // Filters shorten the list, but do not change the total hours.
  const hours = await page
    .getByText(/^\d+(\.\d+)? of 48 hours$/)
    .first()
    .textContent();
  await page.getByLabel("Type of lesson").selectOption("Theory");
  await page.waitForURL("**module=theory**");
  await expect.poll(() => lessons.filter({ hasText: "Practical" }).count()).toBe(0);
  expect(
    await page
      .getByText(/^\d+(\.\d+)? of 48 hours$/)
      .first()
      .textContent(),
  ).toBe(hours);
  const from = page.getByRole("group", { name: "From" });
  for (const [part, value] of [
    ["Day", "1"],
    ["Month", "1"],
    ["Year", "2090"],
  ] as const)
    await from.getByLabel(part).fill(value);
  await page.getByText("No lessons found.").waitFor();
  // A reload keeps the filters.
  await page.reload();
  expect(await page.getByLabel("Type of lesson").inputValue()).toBe("theory");
  expect(await from.getByLabel("Year").inputValue()).toBe("2090");
  // A period that ends before it starts shows an error, not an empty list.
  await page.goto(`${page.url()}&to=2026-01-01`);
  await page
    .getByText(/^The “To” date, .+, is before the “From” date, January 01, 2090/)
    .first()
    .waitFor();
  expect(await page.getByText("No lessons found.").count()).toBe(0);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await lessons.first().waitFor();
  expect(await from.getByLabel("Year").inputValue()).toBe("");
});

test("a school enrols a trainee, who is then verified in an application, until the enrolment ends", async () => {
  const trainee_number = `T-${Date.now()}`;
  const learner = callsOf(baseUrl, await withProfile(baseUrl, "Trainee-Quaye"));
  const { id } = await learner("POST", "/service/learners-license/", {});
  const verify = () =>
    learner("POST", `/service/learners-license/${id}/verify_school/`, { school_code: "ga-014", trainee_number });
  expect(await verify()).toMatchObject({ is_verified: false });

  const page = await open("/", { as: "school", screen: "desktop" });
  await page.getByRole("link", { name: "Trainees" }).first().click();
  await page.getByRole("button", { name: "Enrol a trainee" }).click();
  await page.getByLabel("First name").fill("Esi");
  await page.getByLabel("Surname").fill("Trainee-Quaye");
  await fillDate(page, "Date of birth", "2001-02-28");
  await page.getByRole("textbox", { name: "Trainee number" }).fill(trainee_number);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Enrol", exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: trainee_number });
  await row.getByText("Not confirmed yet").waitFor();
  expect(await verify()).toMatchObject({ is_verified: true });
  await page.reload();
  await row.getByText("Confirmed").waitFor();

  await row.getByRole("button", { name: /^End the enrolment: / }).click();
  await page.getByRole("button", { name: "Yes, end enrolment" }).click();
  await row.getByText("Ended").waitFor();
  expect(await verify()).toMatchObject({ is_verified: false });
});
