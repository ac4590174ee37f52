import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LineItems } from "./LineItems.tsx";

const meta = {
  title: "Data/LineItems",
  component: LineItems,
  args: {
    caption: "Invoice 2026-0182",
    lines: [
      { name: "Application", note: "Not refunded once we have started", quantity: 1, amount: "GH₵120.00" },
      { name: "Copy of a document", each: "GH₵7.50 each", quantity: 2, amount: "GH₵15.00" },
      { name: "Card sent to you", quantity: 1, amount: "GH₵30.00" },
    ],
    sums: [{ name: "Already paid", amount: "− GH₵100.00" }],
    total: { name: "To pay", amount: "GH₵65.00" },
  },
} satisfies Meta<typeof LineItems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual", "print"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Invoice 2026-0182" })).toBeVisible();
    await expect(canvas.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Item",
      "Quantity",
      "Amount",
    ]);
    await expect(canvas.getByRole("row", { name: /Copy of a document/ })).toHaveTextContent("2GH₵15.00");
    await expect(canvas.getByRole("rowheader", { name: "To pay" })).toBeVisible();
    // The figures in a column are end-aligned.
    const ends = canvas.getAllByText(/^(− )?GH₵\d+\.\d\d$/).map((cell) => {
      const writing = document.createRange();
      writing.selectNodeContents(cell);
      return writing.getBoundingClientRect().right;
    });
    await expect(ends).toHaveLength(5);
    await expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1);
  },
};

export const WithoutQuantities: Story = {
  args: {
    caption: "Receipt",
    lines: [{ name: "Application", amount: "GH₵120.00" }],
    sums: [],
    total: { name: "Paid on May 03, 2026", amount: "GH₵120.00" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(2);
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: {
    lines: [{ name: "Nkrataasehyɛfoɔadwumayɛkuw".repeat(3), quantity: 12, amount: "GH₵1,234,567.00" }],
    total: { name: "Nyinaa-ka-bom-yɛ", amount: "GH₵1,234,567.00" },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
