import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Select } from "./Select.tsx";

const options = [
  { value: "GA", label: "Greater Accra" },
  { value: "AS", label: "Ashanti" },
  { value: "NR", label: "Northern", disabled: true },
  { value: "VR", label: "Volta" },
];

const meta = {
  title: "Forms/Select",
  component: Select,
  args: { label: "Region", name: "region", options, emptyLabel: "Choose a region", onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole("combobox", { name: "Region" });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(getComputedStyle(select).outlineStyle).toBe("solid");
    await expect(select).toHaveValue("");
    await userEvent.selectOptions(select, "Ashanti");
    await expect(select).toHaveValue("AS");
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("option", { name: "Northern" })).toBeDisabled();
  },
};

export const Groups: Story = {
  args: {
    options: [],
    children: (
      <optgroup label="South">
        <option value="GA">Greater Accra</option>
      </optgroup>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "South" })).toBeInTheDocument();
  },
};

export const WithError: Story = {
  name: "Error",
  args: { error: "Choose the region you live in" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Choose the region you live in");
    await expect(canvas.getByRole("combobox")).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { options: [{ value: "x", label: "Long ".repeat(30) }], defaultValue: "x" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
