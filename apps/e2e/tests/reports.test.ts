import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { faultsOf, journeys } from "./browser.ts";

const { open } = journeys();

/** Adds up the figures in the last column. */
async function sumOf(page: Page): Promise<number> {
  const cells = await page
    .getByRole("main")
    .locator("table")
    .last()
    .locator("tbody tr td:last-child")
    .allTextContents();
  return cells.reduce((sum, text) => sum + Number(text.replace(/[^\d.]/g, "")), 0);
}

const totalOf = async (page: Page) =>
  Number(
    (
      /[\d,]+(\.\d+)?/.exec(
        (await page
          .getByRole("status")
          .filter({ hasText: /receipt|application/ })
          .textContent()) ?? "",
      )?.[0] ?? ""
    ).replaceAll(",", ""),
  );

async function download(page: Page): Promise<string[]> {
  const waits = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV" }).click();
  const file = await waits;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  return readFileSync(await file.path(), "utf8")
    .trim()
    .split(/\r?\n/);
}

test("revenue is shown as a chart, a table and a file, and the figures are the sums of their rows [R-ADD-14]", async () => {
  const page = await open("/reports?from=2020-01-01", { as: "officer", screen: "desktop" });
  await page
    .getByRole("status")
    .filter({ hasText: /from [\d,]+ receipts/ })
    .waitFor();
  await page.getByRole("figure", { name: "Revenue" }).waitFor();
  const total = await totalOf(page);
  expect(total).toBeGreaterThan(0);
  expect(await sumOf(page)).toBeCloseTo(total, 2);
  expect(await faultsOf(page)).toEqual([]);
  const [header = "", ...rows] = await download(page);
  expect(header).toContain("Amount");
  const amount = header.split(",").findIndex((name) => name.includes("Amount"));
  const cells = rows.map((row) =>
    Number(
      row
        .split(",")
        .at(amount - header.split(",").length)
        ?.replaceAll('"', ""),
    ),
  );
  expect(cells.reduce((sum, each) => sum + each, 0)).toBeCloseTo(total, 2);
});

test("applications of a kind are counted by status, month and branch, or filtered by status, and so are the rows of the file [R-ADD-14]", async () => {
  const page = await open("/reports?what=drivers-renewal&from=2020-01-01", { as: "admin" });
  await page.getByRole("heading", { level: 2, name: "Applications: Driver's licence renewal" }).waitFor();
  const all = await totalOf(page);
  expect(all).toBeGreaterThan(1);
  // On a phone the filters are behind a button, so that the figures start on the first screen.
  await page.getByRole("button", { name: "Period and filters" }).click();
  for (const by of ["Status", "Month", "Branch", "Day"]) {
    await page.getByLabel("Group by").selectOption(by);
    await page.waitForURL(`**by=${by.toLowerCase()}**`);
    await expect.poll(() => sumOf(page)).toBe(all);
  }
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel("Status").selectOption("Completed");
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  const rows = await download(page);
  expect(rows.length - 1).toBe(await totalOf(page));
});

test("a period that ends before it starts is reported as an error, in the address and in the fields [R-ADD-14]", async () => {
  const page = await open("/reports?from=2026-12-01&to=2026-11-22", { as: "officer", screen: "desktop" });
  const wrong = /^The “To” date, November 22, 2026, is before the “From” date, December 01, 2026/;
  await page.getByText(wrong).first().waitFor();
  const from = page.getByRole("group", { name: "From" });
  const partsOf = (group: typeof from) =>
    group.getByRole("textbox").evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  expect(await partsOf(from)).toEqual(["1", "12", "2026"]);
  expect(await partsOf(page.getByRole("group", { name: "To" }))).toEqual(["22", "11", "2026"]);
  expect(await page.getByText(/receipt/).count()).toBe(0);
  expect(new URL(page.url()).search).toBe("?from=2026-12-01&to=2026-11-22");
  expect(await faultsOf(page)).toEqual([]);

  // Correcting the month changes the period in the report and in the URL.
  await from.getByLabel("Month").fill("10");
  await page.getByText("October 01, 2026 to November 22, 2026").waitFor();
  expect(new URL(page.url()).search).toBe("?from=2026-10-01&to=2026-11-22");

  // A date that does not exist, or has no year, stays as it was typed, even after a reload.
  await from.getByLabel("Day").fill("31");
  await from.getByLabel("Month").fill("9");
  await from.getByLabel("Year").press("Tab");
  await page.getByText("Enter a real “From” date, such as 23 4 2026.").first().waitFor();
  await page.reload();
  await page.getByText("Enter a real “From” date, such as 23 4 2026.").first().waitFor();
  expect(await partsOf(from)).toEqual(["31", "9", "2026"]);
});
