import { type ComponentType, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, describe, expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { stories } from "./stories.tsx";

// What pictures of a page at rest do not show: what moves, what is under the pointer, and what is on paper.

let root: Root | undefined;

async function show(name: string): Promise<HTMLElement> {
  await page.viewport(1280, 800);
  const Story = stories.get(name) as ComponentType;
  expect(Story, name).toBeDefined();
  const container = document.createElement("div");
  document.body.append(container);
  root = createRoot(container);
  root.render(
    <StrictMode>
      <Story />
    </StrictMode>,
  );
  await expect.poll(() => container.childElementCount).toBeGreaterThan(0);
  return container;
}

const emulate = (media: { media?: "print"; features?: { name: string; value: string }[] }) =>
  cdp().send("Emulation.setEmulatedMedia", { media: "", features: [], ...media });

afterEach(async () => {
  root?.unmount();
  document.body.replaceChildren();
  await emulate({});
});

const find = (container: HTMLElement, selector: string): HTMLElement => {
  const element = container.querySelector<HTMLElement>(selector) ?? document.body.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};

const look = (element: Element) => {
  const { backgroundColor, borderColor, textDecorationLine, textDecorationThickness, color, opacity, boxShadow } =
    getComputedStyle(element);
  return [backgroundColor, borderColor, textDecorationLine, textDecorationThickness, color, opacity, boxShadow].join();
};

describe("under the pointer", () => {
  test.each([
    ["Button, Primary", "button"],
    ["Button, Tones", "button:nth-of-type(2)"],
    ["Button, Tones", "button:nth-of-type(3)"],
    ["Button, Tones", "button:nth-of-type(4)"],
    ["Button, Small", "button"],
    ["Link, Default", "a"],
    ["Link, Plain", "a"],
    ["Link, AsButton", "a"],
    ["Header, Default", "nav a"],
    ["Tabs, Default", "[role='tab'][aria-selected='false']"],
    ["Accordion, Default", "summary"],
    ["DataTable, Default", "tbody tr"],
    ["DataTable, Default", "thead button"],
    ["Footer, Default", "footer a"],
  ])("%s: %s changes", async (name, selector) => {
    const element = find(await show(name), selector);
    await userEvent.unhover(document.body);
    const before = look(element);
    await userEvent.hover(element);
    await expect.poll(() => look(element)).not.toBe(before);
  });
});

test("Button, in a header: the tone inherit changes under the pointer", async () => {
  const button = find(await show("Header, Default"), "button[aria-label='Account']");
  const before = look(button);
  await userEvent.hover(button);
  await expect.poll(() => look(button)).not.toBe(before);
});

test("Menu, Default: an item changes under the pointer", async () => {
  const container = await show("Menu, Default");
  await userEvent.click(find(container, "button"));
  const item = find(container, "[role='menuitem']:nth-of-type(2)");
  const before = look(item);
  await userEvent.hover(item);
  await expect.poll(() => look(item)).not.toBe(before);
});

/** The longest that something may move, in seconds. */
const longest = 0.4;

const seconds = (list: string) =>
  list.split(", ").map((each) => Number.parseFloat(each) * (each.endsWith("ms") ? 0.001 : 1));

/** Returns what moves longer than allowed. What turns for ever, such as a spinner, may take longer for one turn. */
const slowIn = () =>
  [...document.querySelectorAll("*")].flatMap((element) =>
    [undefined, "::before", "::after", "::backdrop"].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const isEndless = style.animationIterationCount.includes("infinite");
      const animations = seconds(style.animationDuration).filter((duration) => duration > (isEndless ? 3 : longest));
      const transitions = seconds(style.transitionDuration).filter((duration) => duration > longest);
      const moves = [...animations, ...transitions];
      return moves.map((duration) => `${element.tagName} ${element.className}: ${duration} s`);
    }),
  );

/** Returns functions that open what is closed, because only what is open moves. */
const closedIn = (container: HTMLElement) => [
  ...[...container.querySelectorAll("dialog:not([open])")].map(
    (dialog) => () => (dialog as HTMLDialogElement).showModal(),
  ),
  ...[...container.querySelectorAll("[popover]")].map((popover) => () => (popover as HTMLElement).showPopover()),
];

describe("what moves", () => {
  const moving = [...stories.keys()].filter((name) =>
    / (Default|Open|Busy|Loading|On|Stages|Primary)$|, Tones$/.test(name),
  );

  test("is in more than 60 stories [R-UIK-03]", () => expect(moving.length).toBeGreaterThan(60));

  test.each(moving)("%s moves for a short time", async (name) => {
    await emulate({ features: [{ name: "prefers-reduced-motion", value: "no-preference" }] });
    const container = await show(name);
    expect(slowIn()).toEqual([]);
    for (const open of closedIn(container)) {
      await open();
      expect(slowIn()).toEqual([]);
    }
  });

  test("Toasts, TitlesAndColours: a toast moves for a short time", async () => {
    await emulate({ features: [{ name: "prefers-reduced-motion", value: "no-preference" }] });
    const container = await show("Toasts, TitlesAndColours");
    find(container, "button").click();
    await expect.poll(() => document.querySelector("[data-toast]")).not.toBeNull();
    expect(slowIn()).toEqual([]);
  });

  test("Toasts, TitlesAndColours: the button that closes a toast shows its focus", async () => {
    const container = await show("Toasts, TitlesAndColours");
    find(container, "button").click();
    await expect.poll(() => document.querySelector("[data-toast] button")).not.toBeNull();
    await userEvent.keyboard("{Shift}");
    const close = find(container, "[data-toast] button");
    close.focus();
    expect(close.matches(":focus-visible")).toBe(true);
    expect(getComputedStyle(close).outlineStyle).toBe("solid");
  });

  test("nothing moves if the device says so", async () => {
    await emulate({ features: [{ name: "prefers-reduced-motion", value: "reduce" }] });
    const container = await show("Button, Primary");
    expect(getComputedStyle(container).getPropertyValue("--kw-motion-calm")).toBe("0ms");
    expect(getComputedStyle(container).getPropertyValue("--kw-motion-quick")).toBe("0ms");
  });
});

test("IdCard, Default: the waves behind the text are left out in forced colours", async () => {
  const waves = find(await show("IdCard, Default"), "[data-side='front'] svg pattern").closest("svg") as Element;
  expect(waves.checkVisibility()).toBe(true);
  await emulate({ features: [{ name: "forced-colors", value: "active" }] });
  expect(waves.checkVisibility()).toBe(false);
});

test("Switch, Default: its row is large enough for a finger, also without a hint", async () => {
  const container = await show("Switch, Default");
  const heights = [...container.querySelectorAll("*")].map((element) => getComputedStyle(element).minHeight);
  expect(heights).toContain("44px");
});

describe("on paper [R-UIK-03]", () => {
  const isSeen = (element: Element) => {
    const { visibility, transform } = getComputedStyle(element);
    return element.checkVisibility() && visibility === "visible" && transform === "none";
  };

  test("IdCard, Default: both sides are printed, one below the other, and no button", async () => {
    const container = await show("IdCard, Default");
    await emulate({ media: "print" });
    const [front, back] = [find(container, "[data-side='front']"), find(container, "[data-side='back']")];
    expect([front, back].map(isSeen)).toEqual([true, true]);
    expect(back.getBoundingClientRect().top).toBeGreaterThanOrEqual(front.getBoundingClientRect().bottom);
    expect(find(container, "button").checkVisibility()).toBe(false);
  });

  test.each([
    ["LineItems, Default", "tbody tr"],
    ["DataTable, Default", "tbody tr"],
    ["Timeline, Default", "li"],
    ["SummaryList, Default", "dl > *"],
  ])("%s: no page ends within %s", async (name, selector) => {
    const element = find(await show(name), selector);
    await emulate({ media: "print" });
    expect(getComputedStyle(element).breakInside).toBe("avoid");
  });

  test("text is dark on white in every theme", async () => {
    document.documentElement.dataset.theme = "dark";
    const container = await show("Text, Default");
    await emulate({ media: "print" });
    const { backgroundColor } = getComputedStyle(document.body);
    expect(backgroundColor).toBe("rgba(0, 0, 0, 0)");
    expect(getComputedStyle(find(container, "p")).color).toBe("rgb(29, 26, 22)");
    delete document.documentElement.dataset.theme;
  });

  test.each([
    ["Header, Default", "nav"],
    ["Header, Default", "button"],
    ["Footer, Default", "footer"],
    ["FilterBar, Desktop", "input"],
  ])("%s: %s is left out", async (name, selector) => {
    const element = find(await show(name), selector);
    await emulate({ media: "print" });
    expect(element.checkVisibility()).toBe(false);
  });
});
