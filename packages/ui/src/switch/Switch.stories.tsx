import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "Forms/Switch",
  component: Switch,
  args: { label: "Remind me by SMS", hint: "30 and 7 days before something runs out", onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole("switch", { name: "Remind me by SMS" });
    await expect(toggle).toHaveAccessibleDescription("30 and 7 days before something runs out");
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await expect(getComputedStyle(toggle).outlineStyle).toBe("solid");
    await userEvent.keyboard(" ");
    await expect(toggle).toBeChecked();
    await userEvent.click(canvas.getByText("Remind me by SMS"));
    await expect(toggle).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const On: Story = { tags: ["visual"], args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { label: "Fa-nkraetoɔ-kaakae-me-ansa-na-da-no-aso".repeat(3) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = { tags: ["test-only"], args: { defaultChecked: true }, globals: { theme: "dark" } };
export const HighContrast: Story = {
  tags: ["test-only"],
  args: { defaultChecked: true },
  globals: { theme: "high-contrast" },
};
export const RightToLeft: Story = {
  tags: ["test-only"],
  args: { defaultChecked: true },
  globals: { direction: "rtl" },
};
