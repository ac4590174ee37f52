import { expect, test } from "vitest";
import { faultsOf, journeys } from "./browser.ts";
import { newLearner } from "./log-in-by-api.ts";

const { baseUrl, open } = journeys();

/** Creates a new person who requests a change of surname. The surname identifies them in the list. */
async function askForSurname(surname: string) {
  const { token } = await newLearner(baseUrl);
  const headers = { authorization: `Bearer ${token}` };
  const made = await fetch(`${baseUrl}/api/learner/driver/`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({
      first_name: "Esi",
      last_name: surname,
      date_of_birth: "2001-02-28",
      nationality: { value: "GH", label: "Ghanaian" },
      address: { city: "Accra", country: "Ghana" },
    }),
  });
  const { id } = (await made.json()) as { id: string };
  const form = new FormData();
  form.set("driver", id);
  form.set("last_name", "Owusu");
  form.set("reason_for_change", "I married on 3 May 2026.");
  form.set("affidavit", new File(["%PDF-1.7\n%%EOF\n"], "affidavit.pdf", { type: "application/pdf" }));
  const asked = await fetch(`${baseUrl}/api/service/update-request/`, { method: "POST", headers, body: form });
  expect(asked.status).toBe(201);
}

test("a reviewer sees before, after and the documents, and rejects with a reason or approves [R-STA-06] [R-ROL-02]", async () => {
  await askForSurname("Adjei");
  await askForSurname("Badu");
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
});
