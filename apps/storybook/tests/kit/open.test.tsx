import { Accordion, Dialog, Drawer, FilterBar, Tabs } from "@kwan/ui";
import type { ComponentType } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { clear, settled, show } from "./stage.tsx";

afterEach(clear);

type Opens = { open?: boolean; defaultOpen?: boolean; onOpenChange?: (open: boolean) => void };

type OpenRow = {
  component: string;
  Opening: ComponentType<Opens>;
  isOpen: (stage: HTMLElement) => boolean;
  /** What a person presses to open or close it. A dialog has no such button of its own to open it. */
  press: (stage: HTMLElement) => Promise<void>;
  cannotOpen?: true;
};

const click = (selector: string) => (stage: HTMLElement) =>
  userEvent.click(stage.querySelector(selector) as HTMLElement);
const isShown = (stage: HTMLElement) => stage.querySelector("dialog")?.open ?? false;

const rows: readonly OpenRow[] = [
  {
    component: "Accordion",
    Opening: (props) => (
      <Accordion summary="More" {...props}>
        Details
      </Accordion>
    ),
    isOpen: (stage) => stage.querySelector("details")?.open ?? false,
    press: click("summary"),
  },
  {
    component: "FilterBar",
    Opening: (props) => (
      <FilterBar count={0} {...props}>
        Filters
      </FilterBar>
    ),
    isOpen: (stage) => stage.querySelector("[aria-expanded]")?.getAttribute("aria-expanded") === "true",
    press: click("[aria-expanded]"),
  },
  {
    component: "Dialog",
    Opening: (props) => <Dialog heading="Cancel it?" {...props} />,
    isOpen: isShown,
    press: click("dialog button"),
    cannotOpen: true,
  },
  {
    component: "Drawer",
    Opening: (props) => <Drawer heading="Filters" {...props} />,
    isOpen: isShown,
    press: click("dialog button"),
    cannotOpen: true,
  },
];

describe.each(rows)("$component", ({ component, Opening, isOpen, press, cannotOpen }) => {
  test("opens and closes by itself, and tells the caller", async () => {
    // The filters of a wide screen are always open.
    await browser.viewport(400, 700);
    const onOpenChange = vi.fn();
    const stage = await show(<Opening defaultOpen onOpenChange={onOpenChange} />);
    expect(isOpen(stage)).toBe(true);
    await press(stage);
    await settled();
    expect(isOpen(stage)).toBe(false);
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    if (cannotOpen) return;
    await press(stage);
    await settled();
    expect(isOpen(stage)).toBe(true);
    expect(onOpenChange.mock.calls).toEqual([[false], [true]]);
  });

  test("asks a caller who controls it", async () => {
    const onOpenChange = vi.fn();
    const stage = await show(<Opening key={component} open onOpenChange={onOpenChange} />);
    await settled();
    expect(onOpenChange).not.toHaveBeenCalled();
    await press(stage);
    await settled();
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    expect(isOpen(stage)).toBe(true);
    await show(<Opening key={component} open={false} onOpenChange={onOpenChange} />);
    expect(isOpen(stage)).toBe(false);
    await show(<Opening key={component} open onOpenChange={onOpenChange} />);
    expect(isOpen(stage)).toBe(true);
    expect(onOpenChange).toHaveBeenCalledTimes(1);
  });
});

describe("Tabs", () => {
  const tabs = ["a", "b"].map((value) => ({ value, label: value.toUpperCase(), panel: `Panel ${value}` }));
  const selected = (stage: HTMLElement) => stage.querySelector("[aria-selected=true]")?.textContent;

  test("keeps its own value, or asks a caller who controls it", async () => {
    const onValueChange = vi.fn();
    const stage = await show(
      <Tabs key="own" label="Views" tabs={tabs} defaultValue="b" onValueChange={onValueChange} />,
    );
    expect(selected(stage)).toBe("B");
    await userEvent.click(stage.querySelector("[role=tab]") as HTMLElement);
    await settled();
    expect(selected(stage)).toBe("A");
    await show(<Tabs key="kept" label="Views" tabs={tabs} value="b" onValueChange={onValueChange} />);
    await userEvent.click(stage.querySelector("[role=tab]") as HTMLElement);
    await settled();
    expect(selected(stage)).toBe("B");
    expect(onValueChange.mock.calls).toEqual([["a"], ["a"]]);
  });
});
