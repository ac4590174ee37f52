import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { DigitalAddressInput } from "./DigitalAddressInput.tsx";

const meta = {
  title: "Forms/DigitalAddressInput",
  component: DigitalAddressInput,
  args: {
    label: "Digital address",
    hint: "For example, GA-183-8164",
    name: "digital_address",
    onValueChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof DigitalAddressInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "Digital address" });
    await expect(input).toHaveAccessibleDescription("For example, GA-183-8164");
    await userEvent.type(input, "ga 183 8164");
    // Nothing moves under the cursor while somebody types.
    await expect(input).toHaveValue("ga 183 8164");
    await userEvent.tab();
    await expect(input).toHaveValue("GA-183-8164");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("GA-183-8164");
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};

export const NotAnAddress: Story = {
  tags: ["test-only"],
  args: { error: "Enter a digital address, such as GA-183-8164" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Digital address" });
    await userEvent.type(input, "Ring Road 12");
    await userEvent.tab();
    await expect(input).toHaveValue("Ring Road 12");
    await expect(input).toBeInvalid();
  },
};

export const ReadOnly: Story = {
  tags: ["test-only"],
  args: { readOnly: true, defaultValue: "ga1838164" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveValue("ga1838164");
  },
};

export const Optional: Story = { args: { required: false } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "GA-183-8164" } };
export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { label: "Adrɛse-a-ɛwɔ-intanɛt-so".repeat(3) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
