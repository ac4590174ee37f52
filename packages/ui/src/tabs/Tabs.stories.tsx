import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Link } from "../link/Link.tsx";
import { TextInput } from "../text-input/TextInput.tsx";
import { Tabs } from "./Tabs.tsx";

const meta = {
  title: "Navigation/Tabs",
  component: Tabs,
  args: {
    label: "Your request",
    onValueChange: fn(),
    tabs: [
      { value: "steps", label: "Steps", panel: "Three of five steps are done." },
      { value: "details", label: "Details", panel: <TextInput label="Note" name="note" /> },
      { value: "costs", label: "Costs", panel: <Link href="#receipt">Your receipt</Link> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const isShown = async (canvas: Canvas, name: string) => {
  await expect(canvas.getByRole("tab", { selected: true })).toBe(canvas.getByRole("tab", { name }));
  await expect(canvas.getByRole("tabpanel", { name })).toBeVisible();
  await expect(canvas.getAllByRole("tabpanel")).toHaveLength(1);
};

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("tablist", { name: "Your request" })).toBeVisible();
    await isShown(canvas, "Steps");
    await userEvent.click(canvas.getByRole("tab", { name: "Details" }));
    await isShown(canvas, "Details");
    await userEvent.click(canvas.getByRole("tab", { name: "Details" }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith("details");
  },
};

export const Keyboard: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    const is = async (name: string) => {
      await expect(canvas.getByRole("tab", { name })).toHaveFocus();
      await isShown(canvas, name);
    };
    await userEvent.tab();
    await is("Steps");
    await expect(getComputedStyle(canvas.getByRole("tab", { name: "Steps" })).outlineStyle).toBe("solid");
    await userEvent.keyboard("{ArrowRight}");
    await is("Details");
    await userEvent.keyboard("{End}");
    await is("Costs");
    await userEvent.keyboard("{ArrowRight}");
    await is("Steps");
    await userEvent.keyboard("{ArrowLeft}");
    await is("Costs");
    await userEvent.keyboard("{Home}");
    await is("Steps");
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
};

export const ManualActivation: Story = {
  tags: ["test-only"],
  args: { activation: "manual" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    for (const [key, name] of [
      ["{Enter}", "Details"],
      [" ", "Costs"],
    ] as const) {
      const before = canvas.getByRole("tab", { selected: true });
      await userEvent.keyboard("{ArrowRight}");
      await expect(canvas.getByRole("tab", { name })).toHaveFocus();
      await expect(before).toHaveAttribute("aria-selected", "true");
      await userEvent.keyboard(key);
      await isShown(canvas, name);
    }
  },
};

export const KeepsWhatIsTyped: Story = {
  tags: ["test-only"],
  args: { defaultValue: "details" },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Note/), "Akwaaba");
    await userEvent.click(canvas.getByRole("tab", { name: "Costs" }));
    await userEvent.click(canvas.getByRole("tab", { name: "Details" }));
    await expect(canvas.getByLabelText(/Note/)).toHaveValue("Akwaaba");
  },
};

export const Controlled: Story = {
  tags: ["test-only"],
  render: (args) => {
    const [selected, select] = useState("costs");
    return <Tabs {...args} value={selected} onValueChange={(id) => id !== "details" && select(id)} />;
  },
  play: async ({ canvas }) => {
    await isShown(canvas, "Costs");
    await userEvent.click(canvas.getByRole("tab", { name: "Details" }));
    await isShown(canvas, "Costs");
    await userEvent.click(canvas.getByRole("tab", { name: "Steps" }));
    await isShown(canvas, "Steps");
  },
};

export const RightToLeft: Story = {
  tags: ["test-only"],
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await isShown(canvas, "Details");
    await userEvent.keyboard("{ArrowRight}");
    await isShown(canvas, "Steps");
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: {
    tabs: [
      { value: "one", label: "Nkrataasehyɛfoɔ".repeat(4), panel: "Adwumayɛkuw".repeat(12) },
      { value: "two", label: "Nhyehyɛeɛ", panel: "" },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
