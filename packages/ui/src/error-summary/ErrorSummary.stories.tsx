import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TextInput } from "../text-input/TextInput.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";

const meta = {
  title: "Forms/ErrorSummary",
  component: ErrorSummary,
  args: {
    errors: [
      { field: "town", message: "Enter the town you live in" },
      { message: "Your session has ended. Log in again: what you typed is kept." },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextInput label="Town" name="town" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "There is a problem", level: 2 })).toBeVisible();
    // It is said as soon as it comes.
    await expect(canvas.getByRole("alert", { name: "There is a problem" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Enter the town you live in" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    // A field without an id of its own is found by its name.
    await expect(canvas.getByRole("textbox", { name: "Town" })).toHaveFocus();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
export const HighContrast: Story = { globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
