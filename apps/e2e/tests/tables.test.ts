import type { Page } from "playwright";
import { beforeAll, expect, inject, test, vi } from "vitest";
import { journeys } from "./browser.ts";
import type { Person } from "./log-in-by-api.ts";
import { askForSurname, beginPayment, callsOf, decide, sentApplication, withProfile } from "./people.ts";

const { open } = journeys();

/** Finds words that are broken across lines. A name can break after its hyphen, but a number cannot. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.querySelector("main") as Node, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g))
        for (const part of /\d/.test(word) ? [word] : word.split(/(?<=-)/)) {
          const from = index + word.indexOf(part);
          range.setStart(node, from);
          range.setEnd(node, from + part.length);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
          if (lines.size > 1) broken.push(part);
        }
    }
    return broken;
  });

const undelivered = {
  count: 1,
  next: null,
  previous: null,
  results: [
    {
      id: "msg_01H8QK3Z7N",
      channel: "email",
      to: "adjoa.officer-hill@authority.example",
      purpose: "Notification",
      tries: 6,
      failed_at: "2026-11-21T09:12:00Z",
      last_error: "The recipient's server at mail.authority.example answered 550.",
    },
  ],
};

let application = "";
beforeAll(async () => {
  const baseUrl = inject("baseUrl");
  const payer = await withProfile(baseUrl, "Owusu-Ansah Frimpong");
  const { id, invoice } = await sentApplication(baseUrl, payer);
  await decide(baseUrl, await beginPayment(baseUrl, invoice), "approve");
  // A payment that arrives after its application was cancelled is flagged.
  const withdrawn = await withProfile(baseUrl, "Frimpong Owusu-Ansah");
  const late = await sentApplication(baseUrl, withdrawn);
  const reference = await beginPayment(baseUrl, late.invoice, "card");
  await callsOf(baseUrl, withdrawn)("POST", `/service/${late.id}/action/`, { action: "cancel" });
  await decide(baseUrl, reference, "approve");
  await askForSurname(baseUrl, await withProfile(baseUrl, "Frimpong"));
  application = id;
  const officer = callsOf(baseUrl, inject("logins").officer);
  await vi.waitFor(async () => expect((await officer("GET", "/office/flagged-payment/")).results).not.toHaveLength(0), {
    timeout: 10_000,
  });
});

test.each<[Person, string]>([
  ["officer", "/office"],
  ["officer", "/office/money"],
  ["officer", "/office/identities"],
  ["officer", "/office/application"],
  ["officer", "/reports?from=2020-01-01"],
  ["officer", "/reports?from=2020-01-01&what=lost-damaged-license&by=branch"],
  ["reviewer", "/review/update-requests"],
  ["reviewer", "/review/update-requests?status=approved"],
  ["reviewer", "/review/request"],
  ["accountant", "/office/books"],
  ["school", "/school/class-records"],
  ["admin", "/staff"],
  ["admin", "/audit?looks=true"],
])("no word in a table, heading or button is broken for an %s at %s", async (as, path) => {
  const page = await open("/", { as, screen: "desktop" });
  await page.route("**/api/staff/undelivered/**", (route) => route.fulfill({ json: undelivered }));
  const requests = page.getByRole("main").getByRole("row").getByRole("link");
  if (path === "/review/request") {
    await page.goto("/review/update-requests");
    await requests.first().click();
  } else await page.goto(path === "/office/application" ? `/office/${application}` : path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => page.getByText(/^Loading/).count()).toBe(0);
  await page.getByRole("main").locator("tbody tr, dl").first().waitFor();
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await brokenWords(page), `at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
