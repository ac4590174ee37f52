import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { CodeInput } from "./CodeInput.tsx";

const meta = {
  title: "Forms/CodeInput",
  component: CodeInput,
  args: { label: "6-digit code", hint: "We sent it to +233 24 ••• 3456", name: "code" },
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    // A single field: a screen reader announces it once, and a phone can fill it in.
    const input = canvas.getByRole("textbox", { name: "6-digit code" });
    await expect(input).toHaveAttribute("autocomplete", "one-time-code");
    await expect(input).toHaveAttribute("inputmode", "numeric");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input).outlineStyle).toBe("solid");
    await userEvent.keyboard("123456");
    await expect(input).toHaveValue("123456");
  },
};

export const Pasted: Story = {
  tags: ["test-only"],
  args: { onPaste: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("Your Kwan code is 123 456.");
    await expect(canvas.getByRole("textbox")).toHaveValue("123456");
    await expect(args.onPaste).toHaveBeenCalledTimes(1);
  },
};

/** People can see what they have typed, and correct it. */
export const Mistyped: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "l2x4 567");
    await expect(input).toHaveValue("l2x4 567");
    await userEvent.clear(input);
    await userEvent.paste("no digits");
    await expect(input).toHaveValue("no digits");
  },
};

export const WithError: Story = {
  name: "Error",
  args: { error: "That is not the code we sent. You have 4 tries left.", defaultValue: "123456" },
};
export const Disabled: Story = { tags: ["test-only"], args: { disabled: true } };
export const FourDigits: Story = { args: { length: 4, label: "PIN" } };
export const Narrow: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { length: 8, label: "Akontaahyɛ-nkrasɛm".repeat(4) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = { tags: ["test-only"], args: { defaultValue: "123456" }, globals: { theme: "dark" } };
export const HighContrast: Story = {
  tags: ["test-only"],
  args: { defaultValue: "123456" },
  globals: { theme: "high-contrast" },
};
export const RightToLeft: Story = {
  tags: ["test-only"],
  args: { defaultValue: "123456" },
  globals: { direction: "rtl" },
};
