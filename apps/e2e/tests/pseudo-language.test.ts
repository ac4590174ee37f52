import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./pages.ts";
import { unreadableInOtherLanguages } from "./pseudo-language.ts";

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
}, 60_000);
afterAll(() => browser.close());

/** Returns the faults found in a button and its text on a phone, in a left-to-right language. */
async function faultsOf(style: string): Promise<unknown> {
  await page.setContent(`<p>Your licence expires soon.</p><button style="${style}">Renew your licence</button>`);
  return (await unreadableInOtherLanguages(page, [["phone", "ltr"]]))["longer, phone, ltr"];
}

test("a page that has room for longer texts is readable [R-WRD-05]", async () => {
  expect(await faultsOf("")).toBeUndefined();
});

test.each([
  ["a text that is cut off", "width: 130px; white-space: nowrap; overflow: hidden", "cut off: Rëñëw ÿöür lïçëñçë"],
  ["a text outside the window", "position: fixed; left: 300px; white-space: nowrap", "outside the window: Rëñëw"],
  ["a text over another", "margin-top: -40px", "overlap: "],
  ["a page that is too wide", "width: 380px", "the page is"],
])("%s is found [R-WRD-05]", async (_fault, style, expected) => {
  expect(await faultsOf(style)).toEqual(expect.arrayContaining([expect.stringContaining(expected)]));
});
