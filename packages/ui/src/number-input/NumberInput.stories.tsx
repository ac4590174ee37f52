import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { NumberInput, type NumberInputProps } from "./NumberInput.tsx";

const meta = {
  title: "Forms/NumberInput",
  component: NumberInput,
  args: { label: "Copies", name: "copies", onChange: fn() },
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Copies" });
    await expect(input).toHaveAttribute("inputmode", "numeric");
    await userEvent.type(input, "twelve");
    // Any text can be typed, because the form is responsible for validation.
    await expect(input).toHaveValue("twelve");
  },
};

function SetToMost(args: NumberInputProps) {
  const [value, setValue] = useState("1");
  return (
    <>
      <NumberInput {...args} value={value} onChange={(event) => setValue(event.currentTarget.value)} />
      <button type="button" onClick={() => setValue("3")}>
        As many as possible
      </button>
    </>
  );
}

export const ButtonsFollowTheValue: Story = {
  tags: ["test-only"],
  args: { min: 1, max: 3, step: 1 },
  render: (args) => <SetToMost {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Less Copies" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "As many as possible" }));
    await expect(canvas.getByRole("spinbutton")).toHaveAttribute("aria-valuenow", "3");
    await expect(canvas.getByRole("button", { name: "Less Copies" })).toBeEnabled();
    await expect(canvas.getByRole("button", { name: "More Copies" })).toBeDisabled();
  },
};

export const Stepped: Story = {
  tags: ["visual"],
  args: { min: 1, max: 3, step: 1, defaultValue: "1" },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("spinbutton", { name: "Copies" });
    const less = canvas.getByRole("button", { name: "Less Copies" });
    await expect(less).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "More Copies" }));
    await expect(input).toHaveValue("2");
    await expect(input).toHaveAttribute("aria-valuenow", "2");
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(input).toHaveValue("3");
    await userEvent.keyboard("{Home}");
    await expect(input).toHaveValue("1");
    await userEvent.keyboard("{End}{ArrowDown}");
    await expect(input).toHaveValue("2");
    await expect(getComputedStyle(input).outlineStyle).toBe("solid");
  },
};

export const ReadOnly: Story = {
  tags: ["test-only"],
  args: { min: 1, max: 9, step: 1, defaultValue: "2", readOnly: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("spinbutton", { name: "Copies" });
    await expect(canvas.getByRole("button", { name: "Less Copies" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "More Copies" })).toBeDisabled();
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowUp}{ArrowDown}{ArrowDown}{Home}{End}7");
    input.dispatchEvent(new WheelEvent("wheel", { deltaY: -100, bubbles: true, cancelable: true }));
    await expect(input).toHaveValue("2");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Decimal: Story = { args: { label: "Litres", decimal: true } };
export const WithError: Story = { name: "Error", args: { error: "Enter a number from 1 to 5", defaultValue: "9" } };
export const Disabled: Story = { tags: ["test-only"], args: { disabled: true, step: 1, defaultValue: "2" } };
export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { label: "Nkrataa-dodoɔ-a-wopɛ-sɛ-yɛyɛ-ma-wo".repeat(2), step: 1 },
};
export const Dark: Story = { tags: ["test-only"], args: { step: 1 }, globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], args: { step: 1 }, globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], args: { step: 1 }, globals: { direction: "rtl" } };
