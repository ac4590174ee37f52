import { expect, test } from "vitest";
import { faultsOf, journeys } from "./browser.ts";
import { uploadIdCard } from "./on-screens.ts";

const { open } = journeys();

test("an officer checks an identity from the list, and it is removed from the list [R-ADD-03]", async () => {
  const page = await open("/", { as: "officer", screen: "desktop" });
  await page.getByRole("link", { name: "Identities", exact: true }).click();
  const first = page.getByRole("button", { name: /^Check: / }).first();
  const checks = page.getByRole("button", { name: /^Check: / });
  await checks.first().waitFor();
  const before = await checks.count();
  await first.click();
  const dialog = page.getByRole("dialog");
  await uploadIdCard(dialog);
  await dialog.getByLabel("Yes, verify the document").check();
  await dialog.getByLabel("I compared the person with the photo on the document").check();
  await dialog.getByLabel("The person came to the counter").check();
  await dialog.getByLabel("Note").fill("Compared with the original at the counter.");
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Record the result" }).click();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => checks.count(), { timeout: 10_000 }).toBe(before - 1);
});
