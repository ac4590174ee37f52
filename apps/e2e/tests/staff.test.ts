import { expect, test } from "vitest";
import { faultsOf, journeys } from "./browser.ts";
import { logInByEmail } from "./log-in-by-api.ts";

const { baseUrl, open } = journeys();

test("an admin proposes an account and its roles, another approves them, and one ends it [R-ADD-15] [R-AUT-02]", async () => {
  const second = await logInByEmail(baseUrl, "second.admin@kwan.example");
  /** Approves what the first administrator has proposed for Yaa Asante. */
  const approve = async () => {
    const other = await open("/decisions", { as: second, screen: "desktop" });
    const button = other.getByRole("button", { name: "Approve: Give a role: Yaa Asante" }).first();
    await button.click();
    await other.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await button.waitFor({ state: "detached" });
    expect(await faultsOf(other)).toEqual([]);
  };
  const page = await open("/staff", { as: "admin", screen: "desktop" });
  await page.getByRole("button", { name: "Change account: " }).first().waitFor();
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
  await form.getByLabel("Reason").fill("Joins the counter team.");
  await make.click();
  // The email address is already used. The form says so, and keeps the text that was typed.
  await page.getByText("An account with this email address or username already exists. Use a different one.").waitFor();
  expect(await form.getByLabel("First name").inputValue()).toBe("Yaa");
  await form.getByLabel("Email address").fill(`yaa${digits}@authority.example`);
  await make.click();

  await page.getByLabel("Name or email address").fill(`yaa${digits}`);
  await page.getByText("1 of 1 shown").waitFor();
  const row = page.getByRole("row").filter({ hasText: `yaa${digits}@authority.example` });
  await row.filter({ hasText: "Officer" }).filter({ hasText: "Waiting for approval" }).waitFor();
  await approve();
  await page.reload();
  await row.filter({ hasText: "Active" }).waitFor();
  const change = row.getByRole("button", { name: "Change account: Yaa Asante" });
  const dialog = page.getByRole("dialog", { name: "Yaa Asante" });

  await change.click();
  await dialog.getByLabel("Reviewer").check();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel("Reason").fill("Moves to reviewing.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await row.filter({ hasText: "Waiting for approval" }).waitFor();
  await approve();
  await page.reload();
  await row.filter({ hasText: "Reviewer" }).filter({ hasText: "All branches" }).waitFor();
  await change.click();
  await dialog.getByRole("button", { name: "Deactivate account" }).click();
  await dialog.getByRole("button", { name: "Yes, deactivate" }).click();
  await row.filter({ hasText: "Deactivated" }).waitFor();
  await change.click();
  await dialog.getByRole("button", { name: "Reactivate account" }).click();
  await row.filter({ hasText: "Waiting for approval" }).waitFor();
});

test("admins cannot remove their own permissions, and are told why [R-ADD-15]", async () => {
  const page = await open("/staff?role=admin", { as: "admin" });
  await page.getByRole("button", { name: "Change account: Kofi Adminson" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deactivate account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, deactivate" }).click();
  await page
    .getByText(/^(You cannot remove your own permissions|You cannot do this because this is the only administrator)/)
    .first()
    .waitFor();
  expect(await faultsOf(page)).toEqual([]);
});
