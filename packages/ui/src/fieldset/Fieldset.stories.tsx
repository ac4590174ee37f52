import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextInput } from "../text-input/TextInput.tsx";
import { Fieldset } from "./Fieldset.tsx";

const meta = {
  title: "Forms/Fieldset",
  component: Fieldset,
  args: {
    label: "Where do you live?",
    children: [
      <TextInput key="street" label="Street and house number" name="street" />,
      <TextInput key="town" label="Town" name="town" width="medium" />,
    ],
  },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  args: { hint: "We will send your card there" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Where do you live?" })).toHaveAccessibleDescription(
      "We will send your card there",
    );
    await expect(canvas.getAllByRole("textbox")).toHaveLength(2);
  },
};

export const WithError: Story = {
  name: "Error",
  args: { error: "Enter an address in Ghana" },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group");
    await expect(group).toHaveAccessibleDescription("Enter an address in Ghana");
    // With a floated legend, the line down the side starts at the top.
    await expect(getComputedStyle(canvas.getByText("Where do you live?")).float).toBe("left");
  },
};

export const Optional: Story = {
  args: { required: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Where do you live? (optional)" })).toBeVisible();
  },
};

export const Disabled: Story = {
  tags: ["test-only"],
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole("textbox")) await expect(input).toBeDisabled();
  },
};

export const Heading1: Story = { args: { labelSize: "heading1" } };
export const Heading2: Story = { tags: ["test-only"], args: { labelSize: "heading2" } };
export const Heading3: Story = { tags: ["test-only"], args: { labelSize: "heading3" } };
export const Dark: Story = { tags: ["test-only"], args: { error: "Enter an address" }, globals: { theme: "dark" } };
export const HighContrast: Story = {
  tags: ["test-only"],
  args: { error: "Enter an address" },
  globals: { theme: "high-contrast" },
};
export const RightToLeft: Story = {
  tags: ["test-only"],
  args: { error: "Enter an address" },
  globals: { direction: "rtl" },
};
