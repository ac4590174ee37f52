import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Drawer, type DrawerProps } from "./Drawer.tsx";

function WithOpener(props: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    props.onOpenChange?.(false);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter</Button>
      <Drawer {...props} open={open} onOpenChange={close} />
    </>
  );
}

const meta = {
  title: "Feedback/Drawer",
  component: Drawer,
  args: {
    open: true,
    onOpenChange: fn(),
    heading: "Filter the requests",
    actions: <Button>Show 12</Button>,
    children: (
      <Stack space="xsmall">
        <Checkbox name="open" label="Open" />
        <Checkbox name="closed" label="Closed" />
      </Stack>
    ),
  },
  render: WithOpener,
  // A modal makes the rest of the page inert, so each story gets a frame in the documentation.
  parameters: { docs: { story: { inline: false, height: "32rem" } } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const waitForAnimations = (drawer: HTMLElement) => Promise.all(drawer.getAnimations().map(({ finished }) => finished));

export const Default: Story = {
  tags: ["visual"],
  args: { ref: fn() },
  play: async ({ canvas, args }) => {
    const drawer = canvas.getByRole("dialog", { name: "Filter the requests" });
    await expect(args.ref).toHaveBeenCalledWith(drawer);
    await expect(drawer).toBeVisible();
    await expect(drawer.matches(":modal")).toBe(true);
    await waitForAnimations(drawer);
    await expect(drawer.getBoundingClientRect().right).toBe(window.innerWidth);
    await expect(drawer.getBoundingClientRect().height).toBe(window.innerHeight);
  },
};

export const Closing: Story = {
  tags: ["test-only"],
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole("button", { name: "Filter" });
    const isClosed = async (times: number) => {
      await expect(args.onOpenChange).toHaveBeenCalledTimes(times);
      await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument());
      await expect(opener).toHaveFocus();
    };
    opener.focus();
    await userEvent.keyboard("{Enter}");
    await expect(within(canvas.getByRole("dialog")).getByRole("heading")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await isClosed(1);

    await userEvent.keyboard(" ");
    // The first `close` event can arrive after the drawer has been opened again.
    await fireEvent(canvas.getByRole("dialog"), new Event("close"));
    await expect(canvas.getByRole("dialog")).toBeVisible();
    // The event that the browser fires for Escape and for a phone's back gesture.
    await fireEvent(canvas.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    await isClosed(2);

    await userEvent.keyboard("{Enter}");
    await userEvent.click(canvas.getByText("Open"));
    await expect(canvas.getByRole("dialog")).toBeVisible();
    await userEvent.click(canvas.getByRole("dialog"));
    await isClosed(3);
  },
};

export const LongContent: Story = {
  tags: ["test-only"],
  args: { children: "A line of many. ".repeat(600) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Show 12" });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Wide: Story = { args: { width: "wide" }, globals: { viewport: { value: "desktop" } } };

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { heading: "Nkrataasehyɛfoɔadwumayɛkuwnhyehyɛeɛ".repeat(2), children: "Akwantufoɔ".repeat(20) },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole("dialog");
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
    await expect(canvas.getByRole("button", { name: "Close" }).getBoundingClientRect().width).toBe(44);
  },
};

export const RightToLeft: Story = {
  tags: ["test-only"],
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole("dialog");
    await waitForAnimations(drawer);
    await expect(drawer.getBoundingClientRect().left).toBe(0);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
