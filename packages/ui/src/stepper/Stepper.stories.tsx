import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Stepper } from "./Stepper.tsx";

const meta = {
  title: "Forms/Stepper",
  component: Stepper,
  args: {
    steps: [
      { name: "Eligibility", href: "#eligibility" },
      { name: "Details", href: "#details" },
      { name: "Documents", href: "#documents" },
      { name: "Branch or delivery" },
      { name: "Check answers" },
    ],
    current: 2,
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Step 3 of 5: Documents" })).toBeVisible();
    const [eligibility, , documents, branch] = canvas.getAllByRole("listitem");
    await expect(documents).toHaveAttribute("aria-current", "step");
    await expect(eligibility).toHaveTextContent("Eligibility, done");
    await expect(branch).not.toHaveAttribute("aria-current");
    // Only completed steps have links.
    await expect(canvas.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Eligibility", "Details"]);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Eligibility" })).toHaveFocus();
  },
};

export const Phone: Story = {
  tags: ["visual"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Step 3 of 5: Documents")).toBeVisible();
  },
};

export const First: Story = { args: { current: 0 } };
export const Last: Story = { args: { current: 4 } };
export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "tablet" } },
  args: {
    steps: [{ name: "Nhwehwɛmu-a-ɛfa-wo-ho-nyinaa", href: "#a" }, { name: "Nkrataa-a-ɛhia-nyinaa" }],
    current: 1,
  },
};
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
