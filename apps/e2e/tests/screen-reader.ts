import type { CDPSession, Page } from "playwright";

/** An event on a page that a screen reader would announce: a change in a live region, or a change of focus. */
type Announcement = { announced: string; isUrgent: boolean } | { focused: Element; isInside: boolean };

declare global {
  interface Window {
    heard: { entries: Announcement[]; last: number };
  }
}

/**
 * Records, in order, the elements that receive focus and the texts of live regions that change. Like screen readers, it
 * ignores a status that appears together with its text, and everything behind a modal dialog. An alert that appears is
 * announced.
 */
function listen(): void {
  const live = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output";
  const heard: Window["heard"] = { entries: [], last: performance.now() };
  window.heard = heard;
  const note = (entry: Announcement) => {
    heard.entries.push(entry);
    heard.last = performance.now();
  };
  const isUrgent = (region: Element) => region.matches("[role=alert], [aria-live=assertive]");
  const announce = (region: HTMLElement) => {
    const modal = document.querySelector("dialog:modal");
    // biome-ignore lint/performance/useDomNodeTextContent: `textContent` would join the texts of two blocks.
    const announced = region.innerText.replace(/\s+/g, " ").trim();
    // Ignore this message, because whether it appears depends on how busy the machine is.
    if (announced === "Loading the portal") return;
    if (announced && (!modal || modal.contains(region))) note({ announced, isUrgent: isUrgent(region) });
  };
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement);
    const appeared = new Set(added.flatMap((node) => [node, ...node.querySelectorAll<HTMLElement>(live)]));
    const regions = new Set<HTMLElement>();
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest<HTMLElement>(live);
      if (region && !appeared.has(region)) regions.add(region);
    }
    for (const node of appeared) if (node.matches("[role=alert]")) regions.add(node);
    for (const region of regions) if (region.isConnected) announce(region);
  }).observe(document, { childList: true, characterData: true, subtree: true });
  // A screen reader also says which dialog, form or group focus has entered.
  const containers = "dialog, form, fieldset, [role=group], [role=radiogroup]";
  let inside: Element[] = [];
  let focused: EventTarget | null = null;
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element) || target === focused) return;
    focused = target;
    const before = inside;
    inside = [];
    for (let at = target.parentElement?.closest(containers); at; at = at.parentElement?.closest(containers))
      inside.unshift(at);
    for (const entered of inside.filter((each) => !before.includes(each))) note({ focused: entered, isInside: false });
    note({ focused: target, isInside: true });
  });
}

/**
 * How long a page has to be silent before a step counts as over. Some messages are announced only 1.5 s after the
 * person has stopped typing.
 */
const silenceMs = 1_700;

type Node = {
  ignored?: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
};

const states: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  invalid: (value) => (value && value !== "false" ? "invalid" : undefined),
  required: (value) => (value ? "required" : undefined),
  checked: (value) => (value === "true" ? "checked" : "not checked"),
  expanded: (value) => (value ? "expanded" : "collapsed"),
  busy: (value) => (value ? "busy" : undefined),
  disabled: (value) => (value ? "unavailable" : undefined),
  level: (value) => `level ${value}`,
};

/** Returns what a screen reader says about an element, according to the browser's accessibility tree. */
function inWords({ role, name, description, properties = [] }: Node): string {
  const told = properties.map((each) => states[each.name]?.(each.value.value)).filter((word) => word !== undefined);
  const parts = [role?.value === "generic" ? "nothing with a role" : role?.value, ...told].join(", ");
  return [`"${name?.value ?? ""}"`, parts, description?.value].filter(Boolean).join(", ");
}

/** Text on a page that is different in each run, and what replaces it. */
export type Hidden = readonly (readonly [RegExp | string, string])[];

const always: Hidden = [
  [/\b(KWP|KW|INV|RCP)-[\dA-Z-]+/g, "$1-…"],
  [/\b\d\d:\d\d\b/g, "…"],
  [/\b(January|February|March|April|May|June|July|August|September|October|November|December) \d+, \d{4}/g, "<day>"],
];

/**
 * Writes down what a screen reader would say in each step of a journey.
 *
 * @example
 * const reader = await screenReaderOn(page);
 * await reader.step("presses Log in", () => page.getByRole("button", { name: "Log in" }).press("Enter"));
 * expect(reader.script()).toContain("There is a problem");
 */
export async function screenReaderOn(page: Page, hidden: Hidden = []) {
  await page.addInitScript(listen);
  const client: CDPSession = await page.context().newCDPSession(page);
  await client.send("Accessibility.enable");
  const lines: string[] = [];
  const replaced: Hidden[number][] = [...hidden, ...always];
  const plain = (text: string) => replaced.reduce((rest, [from, to]) => rest.replaceAll(from as string, to), text);
  let seen = "";

  const isSilent = async () => {
    await page.evaluate(() => {
      window.heard.last = performance.now();
    });
    await page.waitForFunction((silence) => performance.now() - window.heard.last > silence, silenceMs, {
      polling: 100,
    });
  };

  /**
   * Describes an element that received focus, or a container that focus has entered. Returns undefined for an element
   * that has gone, such as a pressed button, for one behind a dialog, and for a container without a name.
   */
  async function elementInWords(at: number): Promise<string | undefined> {
    const entry = `window.heard.entries[${at}]`;
    const { isConnected, isInside } = await page.evaluate<{ isConnected: boolean; isInside: boolean }>(
      `({ isConnected: ${entry}.focused.isConnected, isInside: ${entry}.isInside })`,
    );
    if (!isConnected) return undefined;
    const { result } = await client.send("Runtime.evaluate", { expression: `${entry}.focused` });
    const { nodes } = await client.send("Accessibility.getPartialAXTree", {
      objectId: result.objectId ?? "",
      fetchRelatives: false,
    });
    const node = (nodes[0] ?? { ignored: true }) as Node;
    if (node.ignored || (!isInside && !node.name?.value)) return undefined;
    return `${isInside ? "focus " : "enters"}    ${inWords(node)}`;
  }

  /** Whether focus was lost by the end of a step. A screen reader user would then be at the top of the page again. */
  const isLost = () => page.evaluate(() => document.activeElement === document.body);

  return {
    /** Replaces text that is not known until the journey runs. */
    hide: (from: RegExp | string, to: string) => void replaced.unshift([from, to]),
    /** Takes an action as the person, waits until the page is silent, and writes down what was said. */
    async step(does: string, act: () => Promise<unknown>, until?: () => Promise<unknown>): Promise<void> {
      lines.push("", `> ${does}`);
      await page.evaluate(() => {
        if (window.heard) window.heard.entries = [];
      });
      await act();
      await until?.();
      await isSilent();
      const opened = await page.evaluate(() => `${performance.timeOrigin} ${document.title}`);
      const isNew = opened !== seen;
      if (isNew) lines.push(`page      ${plain(await page.title())}`);
      seen = opened;
      const entries = await page.evaluate(() =>
        window.heard.entries.map((entry) => ("focused" in entry ? null : entry)),
      );
      for (const [at, entry] of entries.entries()) {
        if (entry) lines.push(`${entry.isUrgent ? "alert " : "status"}    ${plain(entry.announced)}`);
        else {
          const text = await elementInWords(at);
          if (text) lines.push(plain(text));
        }
      }
      if (!isNew && (await isLost())) lines.push("focus     nowhere");
      await page.evaluate(() => {
        window.heard.entries = [];
      });
    },
    script: (title: string) => `${title}\n${lines.join("\n")}\n`,
  };
}
