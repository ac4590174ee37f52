import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { RadioCards } from "./RadioCards.tsx";

const meta = {
  title: "Forms/RadioCards",
  component: RadioCards,
  args: {
    label: "How fast do you need it?",
    name: "speed",
    options: [
      { value: "regular", label: "Regular", hint: "Ready in 10 working days", meta: "GH₵140.00" },
      { value: "express", label: "Express", hint: "Ready on the next working day", meta: "GH₵320.00" },
      { value: "today", label: "Today", hint: "Not offered at this branch", disabled: true },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  args: { defaultValue: "regular" },
  play: async ({ canvas, args }) => {
    const regular = canvas.getByRole("radio", { name: "Regular GH₵140.00" });
    await expect(regular).toHaveAccessibleDescription("Ready in 10 working days");
    await userEvent.tab();
    await expect(regular).toHaveFocus();
    await expect(getComputedStyle(regular).outlineStyle).toBe("solid");
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("express");
    await userEvent.click(canvas.getByText("Ready in 10 working days"));
    await expect(regular).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Today" })).toBeDisabled();
  },
};

export const WithError: Story = { name: "Error", args: { error: "Choose how fast you need it" } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: {
    options: [
      {
        value: "a",
        label: "Ntɛmntɛm-dwumadie-a-wɔde-ma".repeat(2),
        hint: "Ɛbɛba-ɔkyena".repeat(8),
        meta: "GH₵1,320.00",
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = { tags: ["test-only"], args: { defaultValue: "regular" }, globals: { theme: "dark" } };
export const HighContrast: Story = {
  tags: ["test-only"],
  args: { defaultValue: "regular" },
  globals: { theme: "high-contrast" },
};
export const RightToLeft: Story = {
  tags: ["test-only"],
  args: { defaultValue: "regular" },
  globals: { direction: "rtl" },
};
