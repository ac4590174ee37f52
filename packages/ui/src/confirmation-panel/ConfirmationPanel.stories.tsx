import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ConfirmationPanel } from "./ConfirmationPanel.tsx";

const meta = {
  title: "Feedback/ConfirmationPanel",
  component: ConfirmationPanel,
  args: { heading: "Application sent", children: "Your number is KW-2044-17" },
} satisfies Meta<typeof ConfirmationPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 1, name: "Application sent" });
    const panel = heading.parentElement as HTMLElement;
    await expect(panel).toHaveTextContent("KW-2044-17");
    // The heading is as readable as the rest: it has the colour of the panel, and not that of the page.
    await expect(getComputedStyle(heading).color).toBe(getComputedStyle(panel).color);
    await expect(getComputedStyle(panel).borderStyle).toBe("solid");
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { heading: "Wɔ-de-wo-abisadeɛ-no-kɔ".repeat(3) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
