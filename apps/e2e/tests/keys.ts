import type { Locator, Page } from "playwright";
import { expect } from "vitest";

const hasFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

const nowhere = "nothing on the page has the focus";

/** Whether one sees where one is: a ring on the element, or on what stands for it, within the window. */
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

/** A person who has nothing but a keyboard: locators only say where they mean to be, and never press or fill anything. */
export function keyboardOf(page: Page) {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  /** Presses Tab until the target has the focus. The focus has to be visible at every stop. */
  const tabTo = async (target: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
    await target.first().waitFor({ state: "attached" });
    let isOutside = false;
    for (let stops = 0; stops < 60; stops += 1) {
      await press(key);
      const seen = await seenFocus(page);
      // The end of a page, or of a dialog, leads once through what is the browser's own.
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
    /** The focus has gone there by itself. */
    isAt: (target: Locator) => expect.poll(() => hasFocus(target), { timeout: 5_000 }).toBe(true),
    /** Goes to a field and fills it in. */
    fill: async (label: string, text: string) => {
      await tabTo(page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    },
  };
}
