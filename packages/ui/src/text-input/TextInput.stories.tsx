import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TextInput } from "./TextInput.tsx";

const meta = {
  title: "Forms/TextInput",
  component: TextInput,
  args: { label: "Email", name: "email" },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  args: {
    hint: "We will email you there when there is something for you to do",
    type: "email",
    autoComplete: "email",
    required: true,
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "Email" });
    await expect(input).toHaveAccessibleDescription(String(args.hint));
    await expect(input).toBeRequired();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input).outlineStyle).toBe("solid");
    await userEvent.keyboard("ama@example.com");
    await expect(input).toHaveValue("ama@example.com");
  },
};

export const WithError: Story = {
  name: "Error",
  tags: ["visual"],
  args: {
    hint: "We will email you there",
    error: "Enter an email address, such as ama@example.com",
    defaultValue: "ama@",
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Email" });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      "We will email you there Enter an email address, such as ama@example.com",
    );
    await expect(input).toHaveValue("ama@");
  },
};

export const Optional: Story = {
  args: { required: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Email (optional)" })).not.toBeRequired();
  },
};

export const Disabled: Story = {
  tags: ["test-only"],
  args: { disabled: true, defaultValue: "ama@example.com" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeDisabled();
  },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "ama@example.com" } };

export const PrefixAndSuffix: Story = { args: { label: "Amount", prefix: "GH₵", suffix: "a year", width: "short" } };

export const HiddenLabel: Story = {
  tags: ["test-only"],
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Email" })).toBeVisible();
    await expect(canvas.getByText("Email").getBoundingClientRect().width).toBeLessThan(200);
  },
};

const twi = "Wo-email-adrɛse-a-yɛde-bɛma-woahu-sɛ-w'abisade-no-adu-baabi";

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { label: twi, hint: twi, error: twi, defaultValue: twi },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  tags: ["test-only"],
  globals: { direction: "rtl" },
  args: { label: "البريد الإلكتروني", hint: "نكتب إليه", error: "أدخل البريد", prefix: "@" },
};

export const Dark: Story = { ...WithError, tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { ...WithError, tags: ["test-only"], globals: { theme: "high-contrast" } };
