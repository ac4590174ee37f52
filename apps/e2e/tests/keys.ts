import type { Locator, Page } from "playwright";
import { expect } from "vitest";

const hasFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

const nowhere = "nothing on the page has the focus";

/**
 * Returns "seen" if the focus is visible in the window, as a ring on the focused element or on the element that
 * represents it. Otherwise returns what is wrong.
 */
const seenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "nothing on the page has the focus";
    const ringed = [focused, focused.parentElement, focused.nextElementSibling, focused.closest("label")].some(
      (each) => {
        if (!each) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
        return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
      },
    );
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const isInside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    if (ringed && isInside) return "seen";
    return `${focused.outerHTML.slice(0, 160)} ${ringed ? "is out of the window" : "has no ring"}`;
  });

/** Acts as a person who only has a keyboard. Locators only identify the targets, and never press or fill anything. */
export function keyboardOf(page: Page) {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  /** Presses Tab until the target has focus. Focus has to be visible at every stop. */
  const tabTo = async (target: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
    await target.first().waitFor({ state: "attached" });
    let isOutside = false;
    for (let stops = 0; stops < 60; stops += 1) {
      await press(key);
      const seen = await seenFocus(page);
      // At the end of a page or dialog, focus passes once through the browser's own controls.
      if (seen === nowhere && !isOutside) isOutside = true;
      else expect(seen).toBe("seen");
      if (await hasFocus(target)) return;
    }
    throw new Error(`60 times ${key} did not lead to ${target}.`);
  };

  return {
    press,
    tabTo,
    type: (text: string) => page.keyboard.type(text),
    /** Expects that the page has moved focus to the target. */
    isAt: (target: Locator) => expect.poll(() => hasFocus(target), { timeout: 5_000 }).toBe(true),
    /** Goes to a field and fills it in. */
    fill: async (label: string, text: string) => {
      await tabTo(page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    },
  };
}
