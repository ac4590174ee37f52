import { describe, expect, test } from "vitest";
import { faultsOf, journeys, journeysThroughTime } from "./browser.ts";
import { enterCode } from "./enter-code.ts";
import { lastCode, logInByPhone, newLearner } from "./log-in-by-api.ts";
import { withProfile } from "./people.ts";

/** Formats a phone number as the page shows it: 020 123 4567. */
const phoneInWords = (phone: string) => phone.replace(/^\+233(\d\d)(\d{3})(\d{4})$/, "0$1 $2 $3");

const { baseUrl, open } = journeys();
const password = "Kente-Gold-2026";
const digits = () => String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0");
const wrongFor = (code: string) => (code === "000000" ? "111111" : "000000");

describe.each(["phone", "desktop"] as const)("changing login details on a %s", (screen) => {
  test("an email address: after the password and the code, the profile shows it", async () => {
    const email = `new${digits()}@example.com`;
    const page = await open("/account", { as: await newLearner(baseUrl), screen });
    await page.getByRole("link", { name: "Change or verify your email address" }).click();
    // The address of the sign-up still waits for its code.
    await page.getByRole("button", { name: "Use another address" }).click();
    await page.getByRole("textbox", { name: "Email address" }).fill(email);
    await page.getByLabel("Your password", { exact: true }).fill("Not-My-Password-1");
    await page.getByRole("button", { name: "Send me a code" }).click();
    await page.getByRole("link", { name: "Your password is not correct. Check it, or reset your password." }).waitFor();
    expect(await page.getByRole("textbox", { name: "Email address" }).inputValue()).toBe(email);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel("Your password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Send me a code" }).click();
    await page.getByText(`We have sent a code to ${email}.`).waitFor();
    // People who leave the page find the pending change, and a link back to it.
    await page.getByRole("link", { name: "Back to your account" }).click();
    await page
      .getByText(/^Verify your (new )?email address$/)
      .first()
      .waitFor();
    await page.getByRole("link", { name: "Enter the code" }).click();
    const code = await lastCode(baseUrl, email);
    await enterCode(page, wrongFor(code));
    await page.getByText("That code is not correct. You have 4 attempts left.").first().waitFor();
    await enterCode(page, code);
    await page.waitForURL("**/account");
    await page.getByText(`${email} has been verified. You can use it to log in`).waitFor();
    expect(await page.getByText("Not verified yet").count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
  });

  test("a phone number: a pending change can be cancelled", async () => {
    const login = await newLearner(baseUrl);
    const page = await open("/account/edit?part=phone", { as: login, screen });
    await page.getByLabel("New phone number").fill(String(login.user.phone_number));
    await page.getByLabel("Your password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Send me a code" }).click();
    await page
      .getByRole("link", { name: "This is already your phone number. Enter a different phone number." })
      .waitFor();
    const phone = `+23320${digits()}`;
    await page.getByLabel("New phone number").fill(phone);
    // A reload keeps the text that was typed, but not the password.
    await page.reload();
    expect(await page.getByLabel("New phone number").inputValue()).toContain(phone.slice(4));
    await page.getByLabel("Your password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Send me a code" }).click();
    await page.getByText(`We have sent a code to ${phoneInWords(phone)}.`).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Cancel this change" }).click();
    await page.getByLabel("New phone number").waitFor();
    await page.goto("/account");
    await page.getByText(phoneInWords(String(login.user.phone_number))).waitFor();
    expect(await page.getByText(phoneInWords(phone)).count()).toBe(0);
  });

  test("a password: every other session ends, and the page says so [R-CIT-02]", async () => {
    const login = await newLearner(baseUrl);
    const { token } = await logInByPhone(baseUrl, String(login.user.phone_number));
    const page = await open("/account", { as: login, screen });
    await page.getByRole("link", { name: "Change your password" }).click();
    const fill = async (present: string, next: string, again = next) => {
      await page.getByLabel("Your current password", { exact: true }).fill(present);
      await page.getByLabel("New password", { exact: true }).fill(next);
      await page.getByLabel("Confirm your new password", { exact: true }).fill(again);
      await page.getByRole("button", { name: "Save the new password" }).click();
    };
    await fill("Not-My-Password-1", "Odwira-Gold-9");
    await page.getByRole("link", { name: "Your password is not correct. Check it, or reset your password." }).waitFor();
    expect(await page.getByLabel("New password", { exact: true }).inputValue()).toBe("Odwira-Gold-9");
    expect(await faultsOf(page)).toEqual([]);
    await fill(password, "Odwira-Gold-9");
    await page.waitForURL("**/account");
    await page.getByText("Your password has been changed. You have been logged out on all other devices.").waitFor();
    const elsewhere = await fetch(`${baseUrl}/api/users/me/`, { headers: { authorization: `Bearer ${token}` } });
    expect(elsewhere.status).toBe(401);
    await page.getByText("This device").waitFor();
  });
});

test("an address that belongs to another account is refused with a message, even if the connection was lost in between", async () => {
  const [owner, other] = [await newLearner(baseUrl), await newLearner(baseUrl)];
  const page = await open("/account/edit?part=phone", { as: other, worker: false });
  const phone = String(owner.user.phone_number);
  const before = await lastCode(baseUrl, phone);
  await page.getByLabel("New phone number").fill(phone);
  await page.getByLabel("Your password", { exact: true }).fill(password);
  await page.route("**/api/users/me/update/", (route) => route.abort());
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByText("We could not reach the server.").first().waitFor();
  await page.unroute("**/api/users/me/update/");
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByLabel("6-digit code").waitFor();
  await expect.poll(() => lastCode(baseUrl, phone)).not.toBe(before);
  await enterCode(page, await lastCode(baseUrl, phone));
  await page.getByText("Another account already uses this email address or phone number.").first().waitFor();
});

test("the profile shows the contacts of the account, and an unverified email can be verified from there", async () => {
  const login = await withProfile(baseUrl);
  const page = await open("/profile", { as: login });
  const contact = page.locator("#how-we-reach-you");
  await contact.getByText("Not verified yet").waitFor();
  await contact.getByRole("link", { name: "Verify your email address" }).click();
  const email = String(login.user.pending_email);
  await page.getByText(email).first().waitFor();
  await page.getByRole("button", { name: "Send a new code" }).click();
  await page.getByText(`We have sent a code to ${email}.`).waitFor();
  await enterCode(page, await lastCode(baseUrl, email));
  await page.waitForURL("**/account");
  await page.goto("/profile");
  await contact.getByText("Verified").first().waitFor();
  expect(await contact.getByText("Not verified yet").count()).toBe(0);
});

test("officers can change their email address too", async () => {
  const page = await open("/profile", { as: "reviewer", screen: "desktop" });
  await page.getByRole("link", { name: "your account", exact: true }).click();
  await page.getByRole("link", { name: "Change your email address" }).click();
  const email = `reviewer${digits()}@kwan.example`;
  await page.getByLabel("New email address").fill(email);
  await page.getByLabel("Your password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByText(`We have sent a code to ${email}.`).waitFor();
  await page.getByRole("button", { name: "Cancel this change" }).click();
  await page.getByLabel("New email address").waitFor();
});

describe("a code that no longer works", () => {
  const later = journeysThroughTime();

  test("is replaced with the reason and a new code", async () => {
    const login = await newLearner(later.site());
    const page = await later.open("/account/edit?part=email", { as: login });
    const email = `late${digits()}@example.com`;
    await page.getByRole("button", { name: "Use another address" }).click();
    await page.getByRole("textbox", { name: "Email address" }).fill(email);
    await page.getByLabel("Your password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Send me a code" }).click();
    await page.getByLabel("6-digit code").waitFor();
    const code = await lastCode(later.site(), email);
    await later.setClockAhead(11 * 60_000);
    await enterCode(page, code);
    await page.getByText("This code has expired or has already been used. Request a new one.").waitFor();
    expect(await page.getByLabel("6-digit code").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Verify" }).count()).toBe(0);
    expect(await page.getByText("It expires in 10 minutes").count()).toBe(0);
    await page.reload();
    await page.getByRole("button", { name: "Send a new code" }).click();
    await page.getByText("We have sent a new code. Your old code no longer works.").waitFor();
    expect(await page.getByLabel("6-digit code").inputValue()).toBe("");
    await expect.poll(() => lastCode(later.site(), email)).not.toBe(code);
    await enterCode(page, await lastCode(later.site(), email));
    await page.waitForURL("**/account");
  });
});
