import { expect, test } from "vitest";
import { faultsOf, journeys, screens } from "./browser.ts";

const { open } = journeys();

test("an admin creates an account, sets its role and branch, ends it and reopens it [R-ADD-15]", async () => {
  const page = await open("/staff", { as: "admin", screen: "desktop" });
  await page.getByRole("button", { name: "Change: " }).first().waitFor();
  await page.getByText("There are no undelivered messages.").waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole("button", { name: "New account" }).click();
  const make = page.getByRole("button", { name: "Create account" });
  await make.click();
  await page.getByRole("link", { name: "Choose a role" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const form = page.getByRole("form", { name: "New account" });
  const digits = String(Date.now()).slice(-8);
  await form.getByLabel("First name").fill("Yaa");
  await form.getByLabel("Surname").fill("Asante");
  await form.getByLabel("Username").fill(`yaa${digits}`);
  await form.getByLabel("Email address").fill("officer@kwan.example");
  await form.getByLabel("Officer").check();
  await form.getByLabel("Branch").selectOption({ index: 1 });
  await make.click();
  // The address is taken: the form says so, and keeps what was typed.
  await page.getByText("An account with this email address or username already exists.").waitFor();
  expect(await form.getByLabel("First name").inputValue()).toBe("Yaa");
  await form.getByLabel("Email address").fill(`yaa${digits}@authority.example`);
  await make.click();

  await page.getByLabel("Name or email").fill(`yaa${digits}`);
  await page.getByText("1 of 1 shown").waitFor();
  const row = page.getByRole("row").filter({ hasText: `yaa${digits}@authority.example` });
  await row.filter({ hasText: "Officer" }).waitFor();
  const change = row.getByRole("button", { name: "Change: Yaa Asante" });
  const dialog = page.getByRole("dialog", { name: "Yaa Asante" });

  await change.click();
  await dialog.getByLabel("Reviewer").check();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await row.filter({ hasText: "Reviewer" }).filter({ hasText: "All branches" }).waitFor();
  await change.click();
  await dialog.getByRole("button", { name: "Deactivate account" }).click();
  await dialog.getByRole("button", { name: "Yes, deactivate" }).click();
  await row.filter({ hasText: "Deactivated" }).waitFor();
  await change.click();
  await dialog.getByRole("button", { name: "Reactivate account" }).click();
  await row.filter({ hasText: "Active" }).waitFor();
});

test("admins cannot remove their own rights, and are told why [R-ADD-15]", async () => {
  const page = await open("/staff?role=admin", { as: "admin" });
  await page.getByRole("button", { name: "Change: " }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Deactivate account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, deactivate" }).click();
  await page
    .getByText(/^(You cannot remove your own rights|This is the only administrator)/)
    .first()
    .waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test("the staff accounts fit into 320 px, and pass axe in both themes [R-ADD-15]", async () => {
  for (const theme of ["light", "dark"] as const) {
    const page = await open("/staff", { as: "admin", theme });
    await page.getByRole("button", { name: "Change: " }).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize(screens.narrow);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
