import type { Page } from "playwright";
import { screens } from "./pages.ts";

/**
 * Converts the texts on the page to an invented language, as is usual when testing translations: each letter has an
 * accent, and the texts are 40 % longer. A single word gets longer letters, and a sentence gets more words. Numbers,
 * codes and addresses stay as they are.
 */
const pretend = () => {
  const accents: Readonly<Record<string, string>> = { a: "ä", c: "ç", e: "ë", i: "ï", n: "ñ", o: "ö", u: "ü", y: "ÿ" };
  const isWord = (word: string) => /\p{L}{2}/u.test(word) && !/[\d@]|\w\.\w/.test(word);
  const accentedText = (text: string) => {
    const words = text.match(/\S+/g)?.filter(isWord) ?? [];
    if (words.length === 0) return text;
    const accented = text.replace(/\S+/g, (word) =>
      isWord(word) ? word.replace(/[aceinouy]/gi, (letter) => accents[letter.toLowerCase()] ?? letter) : word,
    );
    const more = Math.ceil(words.join("").length * 0.4);
    const added = words.length === 1 ? "ë".repeat(more) : ` ${"ëïö ".repeat(Math.ceil(more / 4)).trim()}`;
    return accented.replace(/[\s.,:;!?…]*$/u, (end) => `${added}${end}`);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Node[] = [];
  while (texts.nextNode()) all.push(texts.currentNode);
  for (const node of all)
    if (!node.parentElement?.closest("script, style, noscript, svg, textarea"))
      node.nodeValue = accentedText(node.nodeValue ?? "");
  for (const field of document.querySelectorAll<HTMLInputElement>("[placeholder]"))
    field.placeholder = accentedText(field.placeholder);
};

/** Lists the texts that are cut off, lie outside the window or overlap other text. */
const unreadable = (): string[] => {
  type Place = { readonly text: string; readonly box: DOMRect; readonly layer: Element | null };
  const faults: string[] = [];
  const places: Place[] = [];
  const root = document.querySelector("dialog:modal") ?? document.body;
  const layerOf = (element: Element | null): Element | null =>
    !element || ["fixed", "sticky", "absolute"].includes(getComputedStyle(element).position)
      ? element
      : layerOf(element.parentElement);

  /**
   * Returns how a box is hidden: not at all, scrolled out of view, cut off by a parent, or hidden on purpose (such as text
   * for screen readers only).
   */
  const hiding = (from: Element, box: DOMRect): "nothing" | "scrolled" | "cut" | "kept from view" => {
    for (let each: Element | null = from; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(each);
      const own = each.getBoundingClientRect();
      if (own.width <= 1 || own.height <= 1 || clipPath.startsWith("inset")) return "kept from view";
      const isBeyond = [
        [overflowX, Math.max(own.left - box.left, box.right - own.right)],
        [overflowY, Math.max(own.top - box.top, box.bottom - own.bottom)],
      ] as const;
      for (const [overflow, by] of isBeyond)
        if (by > 2 && overflow !== "visible") return overflow === "auto" || overflow === "scroll" ? "scrolled" : "cut";
    }
    return "nothing";
  };

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const parent = node.parentElement;
    const text = node.nodeValue?.trim() ?? "";
    if (!parent || text === "" || parent.closest("script, style, noscript, option, svg")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const how = hiding(parent, box);
      if (how === "cut") faults.push(`cut off: ${text.slice(0, 60)}`);
      if (how !== "nothing") continue;
      if (box.left < -2 || box.right > document.documentElement.clientWidth + 2)
        faults.push(`outside the window: ${text.slice(0, 60)}`);
      places.push({ text, box, layer: layerOf(parent) });
    }
  }
  places.sort((one, other) => one.box.top - other.box.top);
  places.forEach((one, index) => {
    for (const other of places.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (other.layer !== one.layer) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Lines can overlap slightly, because a box is as high as the font, not the line.
      if (wide > 2 && high > 0.45 * Math.min(one.box.height, other.box.height))
        faults.push(`overlap: ${one.text.slice(0, 40)} | ${other.text.slice(0, 40)}`);
    }
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  return [...new Set(faults)];
};

/** Each screen size in each writing direction. The first two entries together cover both sizes and both directions. */
export const longerWays = [
  ["phone", "ltr"],
  ["desktop", "rtl"],
  ["phone", "rtl"],
  ["desktop", "ltr"],
] as const;

/**
 * Shows the page in a longer language, with each of these screen sizes and writing directions, and lists the texts that
 * become unreadable. The page cannot be used afterwards.
 */
export async function unreadableInOtherLanguages(
  page: Page,
  ways: readonly (typeof longerWays)[number][],
): Promise<Record<string, unknown>> {
  const faults: Record<string, unknown> = {};
  await page.evaluate(pretend);
  for (const [screen, direction] of ways) {
    await page.setViewportSize(screens[screen]);
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
      // An open menu is repositioned only when the window is resized, and the browser reports the resize after this
      // check.
      dispatchEvent(new Event("resize"));
    }, direction);
    const all = await page.evaluate(unreadable);
    if (all.length > 0) faults[`longer, ${screen}, ${direction}`] = all;
  }
  return faults;
}
