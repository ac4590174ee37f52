import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TabLinks } from "./TabLinks.tsx";

const meta = {
  title: "Navigation/TabLinks",
  component: TabLinks,
  args: {
    label: "Profile",
    links: [
      { href: "#details", label: "Details" },
      { href: "#account", label: "Account", current: true },
      { href: "#notices", label: "Notices" },
    ],
  },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Profile" })).toBeVisible();
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("Account");
    for (const link of canvas.getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(getComputedStyle(link).outlineStyle).toBe("solid");
    }
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { links: [{ href: "#long", label: "Nkrataasehyɛfoɔ".repeat(5), current: true }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
