import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { CheckboxGroup } from "./CheckboxGroup.tsx";

const meta = {
  title: "Forms/CheckboxGroup",
  component: CheckboxGroup,
  args: {
    label: "How may we remind you?",
    hint: "Choose as many as you like",
    name: "channels",
    options: [
      { value: "sms", label: "SMS", hint: "To +233 24 412 3456" },
      { value: "email", label: "Email" },
      { value: "post", label: "Post", disabled: true },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  args: { defaultValue: ["email"] },
  render: (args) => (
    <form aria-label="Reminders">
      <CheckboxGroup {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole("group", { name: "How may we remind you?" });
    await expect(group).toHaveAccessibleDescription("Choose as many as you like");
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: "SMS" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["sms", "email"]);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["sms"]);
    const sent = new FormData(canvas.getByRole("form") as HTMLFormElement);
    await expect(sent.getAll("channels")).toEqual(["sms"]);
  },
};

export const WithError: Story = {
  name: "Error",
  args: { error: "Choose at least one" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(
      "Choose as many as you like Choose at least one",
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const Optional: Story = { args: { required: false } };
export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { label: "Kwan-bɛn-so-na-yɛmfa-so-nkaakae-wo".repeat(3) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = { tags: ["test-only"], args: { defaultValue: ["sms"] }, globals: { theme: "dark" } };
export const HighContrast: Story = {
  tags: ["test-only"],
  args: { defaultValue: ["sms"] },
  globals: { theme: "high-contrast" },
};
export const RightToLeft: Story = {
  tags: ["test-only"],
  args: { defaultValue: ["sms"] },
  globals: { direction: "rtl" },
};
