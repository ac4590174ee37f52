import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { journeys } from "./browser.ts";
import { logInByEmail, logInByPhone } from "./log-in-by-api.ts";
import { acceptButton, decide, moveOn } from "./on-screens.ts";
import { callsOf, secondOfficersPhone, verifyHolder } from "./people.ts";

const { baseUrl, open } = journeys();

/** Opens a page as a member of staff, and counts how often they press something on it. */
async function countedPage(as: Parameters<typeof open>[1]): Promise<{ page: Page; presses: () => number }> {
  let count = 0;
  const page = await open("/", { ...as, screen: "desktop" });
  await page.exposeFunction("countPress", () => {
    count += 1;
  });
  await page.addInitScript(() =>
    addEventListener("pointerdown", () => (window as unknown as { countPress: () => void }).countPress(), true),
  );
  return { page, presses: () => count };
}

/** Opens an application from a list. */
async function openFrom(page: Page, list: string, number: string): Promise<void> {
  await page.goto(list);
  await page.getByRole("row").filter({ hasText: number }).getByRole("link").first().click();
  await page.getByRole("heading", { level: 2, name: "Next action" }).waitFor();
}

test("an officer needs few presses for an application, from the list of tasks to its end [R-AUT-09]", async () => {
  const owners = await Promise.all(
    ["beginner", "expired"].map((name) => logInByEmail(baseUrl, `efua.${name}@people.example`)),
  );
  const applications = await Promise.all(
    owners.map((owner) => callsOf(baseUrl, owner)("GET", `/service/${owner.user.driver}/?limit=100`)),
  );
  const paid = (kind: string) =>
    applications.flatMap(({ results = [] }) => results).find((each) => each.kind === kind && each.status === "paid");
  const colleague = await logInByPhone(baseUrl, secondOfficersPhone);
  for (const kind of ["learners-license-renewal", "old-drivers-license-replacement"])
    await verifyHolder(callsOf(baseUrl, colleague), paid(kind)?.id ?? "", callsOf(baseUrl, inject("logins").reviewer));
  const tasks = "/tasks?kind=review_application&status=paid";

  // The simplest application has one check. It needed 8 presses when each step had its own form.
  const first = await countedPage({ as: "officer" });
  await openFrom(first.page, tasks, paid("learners-license-renewal")?.number ?? "");
  await decide(first.page, "Approve application", "Completed");
  await first.page.getByRole("button", { name: /^(Next task: |Take the next task)/ }).waitFor();
  expect(first.presses()).toBeLessThanOrEqual(3);

  // This application has a document, a check and a card, which is printed and then handed over by a second
  // officer. It needed 23 presses when each step had its own form.
  const { number = "" } = paid("old-drivers-license-replacement") ?? {};
  const [second, third] = [await countedPage({ as: "officer" }), await countedPage({ as: colleague })];
  await openFrom(second.page, tasks, number);
  const accept = await acceptButton(second.page);
  await accept.click();
  await decide(second.page, "Approve and send card for printing", "Card being printed");
  await openFrom(second.page, "/office?status=producing", number);
  await moveOn(second.page, "Mark card as ready", "Ready to collect");
  await openFrom(third.page, "/office?status=ready", number);
  await decide(third.page, "Record handover", "Completed");
  // One of these presses opens the document, because this browser cannot show PDF files on the page. Two say to whom the card
  // is handed over, and which document they showed.
  expect(second.presses() + third.presses()).toBeLessThanOrEqual(13);
});
