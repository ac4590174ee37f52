import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  args: {
    label: "What happened to your card?",
    name: "reason",
    options: [
      { value: "lost", label: "Lost", hint: "You need a police report" },
      { value: "stolen", label: "Stolen", hint: "You need a police report" },
      { value: "damaged", label: "Damaged" },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, args }) => {
    const lost = canvas.getByRole("radio", { name: "Lost" });
    await expect(lost).toHaveAccessibleDescription("You need a police report");
    await userEvent.tab();
    await expect(lost).toHaveFocus();
    await expect(getComputedStyle(lost).outlineStyle).toBe("solid");
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("lost");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Stolen" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("stolen");
    await userEvent.click(canvas.getByText("Damaged"));
    await expect(canvas.getByRole("radio", { name: "Damaged" })).toBeChecked();
  },
};

export const InRow: Story = {
  args: {
    label: "Is this your first licence?",
    inRow: true,
    options: [
      { value: "yes", label: "Yes" },
      { value: "no", label: "No" },
    ],
  },
};

export const WithError: Story = {
  name: "Error",
  args: { error: "Choose what happened" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription("Choose what happened");
  },
};

export const AsHeading: Story = { args: { labelSize: "heading1" } };
export const Disabled: Story = { tags: ["test-only"], args: { disabled: true, defaultValue: "lost" } };
export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { options: [{ value: "a", label: "Wei-yɛ-asɛm-tenten-paa-a-ɛnni-mpaapaemu".repeat(2) }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = { tags: ["test-only"], args: { defaultValue: "lost" }, globals: { theme: "dark" } };
export const HighContrast: Story = {
  tags: ["test-only"],
  args: { defaultValue: "lost" },
  globals: { theme: "high-contrast" },
};
export const RightToLeft: Story = {
  tags: ["test-only"],
  args: { defaultValue: "lost" },
  globals: { direction: "rtl" },
};
