import type { Locator, Page } from "playwright";

/** Enters a code that was sent to the person, and submits the form. */
export async function enterCode(page: Page | Locator, code: string): Promise<void> {
  const field = page.getByLabel("6-digit code");
  await field.fill(code);
  await field.press("Enter");
}
