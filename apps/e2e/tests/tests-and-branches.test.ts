import { expect, test } from "vitest";
import { faultsOf, journeys, screens } from "./browser.ts";

const { open } = journeys();

test("practice asks, checks and explains, with only the keyboard [R-ADD-17]", async () => {
  const page = await open("/tests/practice", { as: "learner" });
  await page.getByRole("img", { name: "The road sign in this question" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const check = page.getByRole("button", { name: "Check" });
  await check.focus();
  await page.keyboard.press("Enter");
  await page.getByText("Choose an answer").waitFor();
  await page.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await page.getByText(/^(Correct|The correct answer is)/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Next question" }).press("Enter");
  await page.getByText("Question 2 of").waitFor();
});

test("practice continues offline once it has been opened [R-ADD-17]", async () => {
  const page = await open("/tests/practice", { as: "learner" });
  await page.getByRole("radio").first().waitFor();
  await page.context().setOffline(true);
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Check" }).click();
  await page.getByText(/^(Correct|The correct answer is)/).waitFor();
});

test("branches can be found by region and by name, and on our own map [R-ADD-18]", async () => {
  for (const screen of ["phone", "desktop"] as const) {
    const page = await open("/branches", { as: "driver", screen });
    await page.getByText("40 branches").waitFor();
    await page.getByRole("img", { name: "A map of Ghana with 40 branches" }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    if (screen === "phone") await page.getByRole("button", { name: "Filters" }).click();
    await page.getByLabel("Region").selectOption("Ashanti");
    await expect.poll(() => page.getByRole("status").first().textContent()).not.toBe("40 branches");
    await page.getByLabel("Region").selectOption("");
    await page.getByLabel("Name or town").fill("kumasi");
    await page
      .getByRole("heading", { level: 2, name: /Kumasi/ })
      .first()
      .waitFor();
    await page.setViewportSize(screens.narrow);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test("branches are sorted by distance if the device shares its location [R-ADD-18]", async () => {
  const page = await open("/branches", { as: "driver" });
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 9.4, longitude: -0.84 });
  await page.getByRole("button", { name: "Find the nearest branch" }).click();
  await page.getByRole("listitem").filter({ hasText: "km away" }).first().waitFor();
  expect(await page.getByRole("heading", { level: 2 }).first().textContent()).toContain("Tamale");
});
