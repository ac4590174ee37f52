import { expect, test } from "vitest";
import { faultsOf, journeys } from "./browser.ts";
import { askForSurname, withProfile } from "./people.ts";

const { baseUrl, open } = journeys();

test("a reviewer sees before, after and the documents, and rejects with a reason or approves [R-STA-06] [R-ROL-02]", async () => {
  const adjei = await withProfile(baseUrl, "Adjei");
  await askForSurname(baseUrl, adjei);
  await askForSurname(baseUrl, await withProfile(baseUrl, "Badu"));
  const page = await open("/review/update-requests", { as: "reviewer" });
  await page.getByRole("link", { name: "Esi Adjei" }).click();
  await page.getByRole("heading", { level: 1, name: "Update request" }).waitFor();
  const change = page.getByRole("row").filter({ hasText: "Surname" });
  await change.filter({ hasText: "Adjei" }).filter({ hasText: "Owusu" }).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Affidavit" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(await faultsOf(page)).toEqual([]);

  const reject = page.getByRole("button", { name: "Reject request" });
  await reject.click();
  await page.getByLabel("Reason").fill("Unsigned");
  await reject.click();
  await page.getByRole("link", { name: /^Reason must be 10 characters or more/ }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel("Reason").fill("The affidavit is not signed.");
  await reject.click();
  await page.getByText("Reason: The affidavit is not signed.").waitFor();

  await page.goto("/review/update-requests");
  await page.getByRole("link", { name: "Esi Badu" }).click();
  await page.getByRole("button", { name: "Approve request" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Approve request" }).click();
  await page.getByText(/^Decided on /).waitFor();
  // The record has changed: the driver is listed under the new name.
  await page.goto("/review/update-requests?status=approved");
  await page.getByRole("link", { name: "Esi Owusu" }).waitFor();
  await page.goto("/review/update-requests?status=rejected");
  await page.getByRole("link", { name: "Esi Adjei" }).waitFor();

  // The profile shows the rejection and its reason, and the person can appeal there.
  const profile = await open("/profile", { as: adjei });
  await profile.getByText("Reason: The affidavit is not signed.").waitFor();
  await profile.getByRole("button", { name: "Appeal" }).click();
  await profile.getByRole("textbox").fill("Both pages of the affidavit are signed.");
  expect(await faultsOf(profile)).toEqual([]);
  await profile.getByRole("button", { name: "Send appeal" }).click();
  await profile.getByText(/^You appealed on/).waitFor();
});
