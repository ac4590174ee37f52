import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { TextArea, type TextAreaProps } from "./TextArea.tsx";

const meta = {
  title: "Forms/TextArea",
  component: TextArea,
  args: { label: "Why do you ask for this change?", name: "reason" },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: "In one or two sentences" },
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox", { name: "Why do you ask for this change?" });
    const before = area.getBoundingClientRect().height;
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await expect(getComputedStyle(area).outlineStyle).toBe("solid");
    await userEvent.type(area, "One{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six{Enter}seven");
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
  },
};

function Cleared(args: TextAreaProps) {
  const [value, setValue] = useState("I married");
  return (
    <>
      <TextArea {...args} value={value} onChange={(event) => setValue(event.currentTarget.value)} />
      <button type="button" onClick={() => setValue("")}>
        Clear
      </button>
    </>
  );
}

export const CountsWhatIsThere: Story = {
  tags: ["test-only"],
  args: { limit: 20, ref: fn() },
  render: (args) => <Cleared {...args} />,
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole("textbox");
    await expect(args.ref).toHaveBeenCalledWith(area);
    await userEvent.type(area, " her");
    await expect(area).toHaveAccessibleDescription("You have 7 characters left");
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(area).toHaveAccessibleDescription("You have 20 characters left");
  },
};

export const CountsAgainAfterAReset: Story = {
  tags: ["test-only"],
  args: { limit: 20, defaultValue: "I married" },
  render: (args) => (
    <form aria-label="Change">
      <TextArea {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox");
    await userEvent.clear(area);
    await expect(area).toHaveAccessibleDescription("You have 20 characters left");
    canvas.getByRole<HTMLFormElement>("form").reset();
    await waitFor(() => expect(area).toHaveAccessibleDescription("You have 11 characters left"));
  },
};

export const WithLimit: Story = {
  tags: ["visual"],
  args: { limit: 20, defaultValue: "I married" },
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox");
    await expect(area).toHaveAccessibleDescription("You have 11 characters left");
    await userEvent.type(area, " in Kumasi in May");
    // Text over the limit is kept.
    await expect(area).toHaveValue("I married in Kumasi in May");
    await expect(area).toHaveAccessibleDescription("You have 6 characters too many");
    await userEvent.type(area, "{Backspace}".repeat(5));
    await expect(area).toHaveAccessibleDescription("You have 1 character too many");
    // The count is announced only near the limit, and only when the person pauses.
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("You have 1 character too many"), {
      timeout: 4000,
    });
  },
};

export const WithError: Story = { name: "Error", args: { error: "Enter why you ask for this change", limit: 500 } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "I married" } };

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { label: "Adɛn-nti-na-wopɛ-sɛ-wosesa-wo-din-no?".repeat(3), defaultValue: "a".repeat(300) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = { tags: ["test-only"], args: { error: "Enter why you ask" }, globals: { theme: "dark" } };
export const HighContrast: Story = {
  tags: ["test-only"],
  args: { error: "Enter why you ask" },
  globals: { theme: "high-contrast" },
};
export const RightToLeft: Story = { tags: ["test-only"], args: { limit: 20 }, globals: { direction: "rtl" } };
