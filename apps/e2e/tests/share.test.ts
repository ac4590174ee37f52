import { describe, expect, test } from "vitest";
import { faultsOf, journeys, screens } from "./browser.ts";

const { baseUrl, open } = journeys();

describe.each(["phone", "desktop"] as const)("on a %s", (screen) => {
  test("a holder shares a code, others only see status, classes and dates, and the holder sees the check and withdraws the code [R-ADD-09] [R-ROL-01]", async () => {
    const holder = await open("/licence/share", { as: "driver", screen });
    await holder.getByRole("button", { name: "Create a code" }).click();
    const card = holder.getByRole("listitem").filter({ hasText: "Not used yet" }).first();
    await card.getByRole("img", { name: /QR code for checking your licence/ }).waitFor();
    expect(await faultsOf(holder)).toEqual([]);
    const code = await card.getByRole("heading").textContent();
    const stranger = await open("/verify", { screen });
    await stranger.getByLabel("Code").fill("8F2K4-77QD4");
    await stranger.getByRole("button", { name: "Check" }).click();
    await stranger.getByRole("link", { name: /We do not recognise this code/ }).waitFor();
    await stranger.getByLabel("Code").fill(String(code).toLowerCase().replace("-", " "));
    await stranger.getByRole("button", { name: "Check" }).click();
    await stranger.waitForURL(`**/verify/${code}`);
    await stranger.getByText("This licence is valid.").waitFor();
    await stranger.getByText("B only").waitFor();
    expect(await stranger.getByRole("term").allTextContents()).toEqual([
      "Classes",
      "Valid card",
      "Commercial driving",
      "Issued",
      "Expires",
      "Checked",
    ]);
    for (const secret of ["Kwame", "Driverton", "KW/2024"])
      expect(await stranger.getByRole("main").textContent()).not.toContain(secret);
    expect(await faultsOf(stranger)).toEqual([]);
    await holder.reload();
    await card.getByText(/Someone with the code checked your licence on/).waitFor();
    await card.getByRole("button", { name: "Cancel the code" }).click();
    await holder
      .getByRole("listitem")
      .filter({ hasText: String(code) })
      .getByText("Cancelled", { exact: true })
      .waitFor();
    await stranger.reload();
    await stranger.getByRole("button", { name: "Check this licence" }).click();
    await stranger.getByText("This code has expired or has been cancelled.").waitFor();
  });
});

test("opening a shared link, as a link preview does, does not use up the code [R-ADD-09]", async () => {
  const holder = await open("/licence/share", { as: "driver" });
  await holder.getByRole("button", { name: "Create a code" }).click();
  const card = holder.getByRole("listitem").filter({ hasText: "Not used yet" }).first();
  const code = String(await card.getByRole("heading").textContent());
  // A program that makes link previews may even run the scripts of the page.
  const preview = await open(`/verify/${code}`);
  await preview.getByRole("button", { name: "Check this licence" }).waitFor();
  await preview.waitForLoadState("networkidle");
  for (const method of ["GET", "HEAD"])
    expect((await fetch(`${baseUrl}/api/verify/${code}/`, { method })).status).toBe(404);
  await holder.reload();
  await holder.getByRole("heading", { name: code }).waitFor();
  expect(
    await holder
      .getByRole("listitem")
      .filter({ hasText: code })
      .getByText(/checked your licence on/)
      .count(),
  ).toBe(0);
  const checker = await open(`/verify/${code}`);
  await checker.getByRole("button", { name: "Check this licence" }).click();
  await checker.getByText("This licence is valid.").waitFor();
  expect(await faultsOf(checker)).toEqual([]);
});

test.each(["/verify", "/verify/8F2K4-77QD3"])(
  "%s opens without a login, fits into 320 px, and passes axe [R-ADD-09] [R-FRM-01]",
  async (path) => {
    for (const theme of ["light", "dark"] as const) {
      const page = await open(path, { theme });
      await page.getByRole("heading", { level: 1, name: "Check a licence" }).waitFor();
      await expect.poll(() => page.getByText(/^Checking/).count()).toBe(0);
      expect(await page.title()).toBe("Check a licence · Kwan");
      expect(await faultsOf(page)).toEqual([]);
      await page.setViewportSize(screens.narrow);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  },
);
