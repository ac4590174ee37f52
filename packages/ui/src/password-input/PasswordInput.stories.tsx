import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { PasswordInput, type PasswordInputProps } from "./PasswordInput.tsx";

const rules = [
  { label: "At least 8 characters", isMet: (text: string) => text.length >= 8 },
  { label: "A capital letter", isMet: (text: string) => /[A-Z]/.test(text) },
  { label: "A digit or a sign such as ! or %", isMet: (text: string) => /[1-9!@#$%^&*]/.test(text) },
];

const meta = {
  title: "Forms/PasswordInput",
  component: PasswordInput,
  args: { label: "Password", name: "password" },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

function Suggested(args: PasswordInputProps) {
  const [value, setValue] = useState("");
  return (
    <>
      <PasswordInput {...args} value={value} onChange={(event) => setValue(event.currentTarget.value)} />
      <button type="button" onClick={() => setValue("Kente-Gold-2026")}>
        Suggest one
      </button>
    </>
  );
}

export const RulesFollowTheValue: Story = {
  tags: ["test-only"],
  args: { rules, autoComplete: "new-password" },
  render: (args) => <Suggested {...args} />,
  play: async ({ canvas }) => {
    const states = () => canvas.getAllByRole("listitem").map(({ textContent }) => textContent);
    const before = states();
    await userEvent.click(canvas.getByRole("button", { name: "Suggest one" }));
    // None of the rules was met before, and all of them are met now.
    const after = states();
    await expect(after.filter((state, index) => state === before[index])).toEqual([]);
  },
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Password", { selector: "input" });
    const show = canvas.getByRole("button", { name: "Show Password" });
    await expect(input).toHaveAttribute("type", "password");
    await expect(input).toHaveAttribute("autocomplete", "current-password");
    await userEvent.type(input, "Kente");
    await userEvent.tab();
    await expect(show).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(input).toHaveAttribute("type", "text");
    await expect(canvas.getByText("Your password is shown")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Hide Password" }));
    await expect(input).toHaveAttribute("type", "password");
    await expect(input).toHaveValue("Kente");
  },
};

export const LiveRules: Story = {
  tags: ["visual"],
  args: { rules, autoComplete: "new-password", label: "New password" },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("New password", { selector: "input" });
    const missing = () => canvas.queryAllByText(", not met yet").length;
    await expect(missing()).toBe(3);
    await userEvent.type(input, "Kente");
    await expect(missing()).toBe(2);
    await userEvent.type(input, "-Gold!");
    await expect(missing()).toBe(0);
    await expect(canvas.getAllByText(", met")).toHaveLength(3);
    await userEvent.type(input, "{Backspace}".repeat(5));
    await expect(missing()).toBe(2);
  },
};

/** Nothing is announced between two letters, and the description stays the same. */
export const AnnouncedInAPause: Story = {
  tags: ["test-only"],
  args: { rules, autoComplete: "new-password", label: "New password" },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("New password", { selector: "input" });
    const description = "At least 8 characters, A capital letter, A digit or a sign such as ! or %";
    const spoken: string[] = [];
    const status = canvas.getByRole("status");
    const observer = new MutationObserver(() => spoken.push(status.textContent ?? ""));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await expect(input).toHaveAccessibleDescription(description);
    await userEvent.type(input, "Kente", { delay: 20 });
    await expect(spoken).toEqual([]);
    await waitFor(() => expect(spoken).toHaveLength(1), { timeout: 4000 });
    await userEvent.type(input, "-Gold-2", { delay: 20 });
    await waitFor(() => expect(spoken).toHaveLength(2), { timeout: 4000 });
    await expect(spoken).toEqual([
      "Not met yet: At least 8 characters, A digit or a sign such as ! or %",
      "All rules are met",
    ]);
    await expect(input).toHaveAccessibleDescription(description);
    observer.disconnect();
  },
};

export const HidesWhenSent: Story = {
  tags: ["test-only"],
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordInput {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Password", { selector: "input" });
    await userEvent.click(canvas.getByRole("button", { name: "Show Password" }));
    await userEvent.type(input, "secret{Enter}");
    await expect(input).toHaveAttribute("type", "password");
  },
};

export const WithError: Story = {
  name: "Error",
  args: { rules, error: "Use at least 8 characters" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Password", { selector: "input" })).toHaveAccessibleDescription(
      /Use at least 8 characters.*At least 8 characters/,
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: {
    rules: [{ label: "Nkyerɛwde-foforo-a-ɛsɛ-sɛ-ɛwɔ-mu".repeat(2), isMet: () => false }],
    showButtonLabel: "Kyerɛ-me-no",
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = { tags: ["test-only"], args: { rules }, globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], args: { rules }, globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], args: { rules }, globals: { direction: "rtl" } };
