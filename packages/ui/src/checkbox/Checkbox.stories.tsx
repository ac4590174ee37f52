import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "Forms/Checkbox",
  component: Checkbox,
  args: { label: "The information I have given is true", name: "declaration", onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  args: { hint: "A false statement is an offence" },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("checkbox", { name: "The information I have given is true" });
    await expect(box).toHaveAccessibleDescription("A false statement is an offence");
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(getComputedStyle(box).outlineStyle).toBe("solid");
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText("The information I have given is true"));
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const WithError: Story = {
  name: "Error",
  args: { error: "Tick the box to say that it is true" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("Tick the box to say that it is true");
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeDisabled();
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { label: "Mepɛ-sɛ-mema-mo-nim-sɛ-deɛ-maka-nyinaa-yɛ-nokware ".repeat(4) },
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
