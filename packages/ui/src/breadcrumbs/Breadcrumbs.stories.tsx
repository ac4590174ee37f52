import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta = {
  title: "Navigation/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    crumbs: [
      { href: "#home", label: "Home" },
      { href: "#services", label: "Services" },
    ],
    current: "Renew a card",
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Breadcrumbs" })).toBeVisible();
    const items = canvas.getAllByRole("listitem");
    await expect(items.map((item) => item.textContent)).toEqual(["Home", "Services", "Renew a card"]);
    await expect(items[2]).toHaveAttribute("aria-current", "page");
    for (const name of ["Home", "Services"]) {
      await userEvent.tab();
      const link = canvas.getByRole("link", { name });
      await expect(link).toHaveFocus();
      await expect(getComputedStyle(link).outlineStyle).toBe("solid");
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { current: "Nkrataasehyɛfoɔ".repeat(6) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  tags: ["test-only"],
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector("svg") as SVGElement;
    await expect(new DOMMatrix(getComputedStyle(mark).transform).a).toBe(-1);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
