import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Pagination } from "./Pagination.tsx";

const meta = {
  title: "Navigation/Pagination",
  component: Pagination,
  args: { label: "Requests", shown: 20, total: 345, previous: "?before=21", next: "?after=40" },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Requests" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Showing 20 of 345");
    for (const [name, href, rel] of [
      ["Previous", "?before=21", "prev"],
      ["Next", "?after=40", "next"],
    ] as const) {
      await userEvent.tab();
      const link = canvas.getByRole("link", { name });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute("href", href);
      await expect(link).toHaveAttribute("rel", rel);
      await expect(getComputedStyle(link).outlineStyle).toBe("solid");
    }
  },
};

export const FirstPage: Story = {
  args: { previous: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
  },
};

export const LastPage: Story = {
  tags: ["test-only"],
  args: { next: undefined, shown: 5, total: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Showing 5$/);
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
  },
};

const turn = { previous: fn(), next: fn() };

export const Buttons: Story = {
  tags: ["test-only"],
  args: turn,
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Previous" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(turn.previous).toHaveBeenCalledTimes(1);
    canvas.getByRole("button", { name: "Next" }).focus();
    await userEvent.keyboard(" ");
    await expect(turn.next).toHaveBeenCalledTimes(1);
  },
};

export const LoadMore: Story = {
  render: () => {
    const [count, setCount] = useState(20);
    return (
      <Pagination shown={count} total={50} more={count < 50 ? () => setCount(Math.min(50, count + 20)) : undefined} />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Showing 40 of 50");
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Showing 50 of 50");
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

const more = fn();

export const Loading: Story = {
  tags: ["test-only"],
  args: { previous: undefined, next: undefined, more, busy: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Show more/ }));
    await expect(more).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { nextLabel: "Nkrataasehyɛfoɔ".repeat(4), summary: () => "Adwumayɛkuw".repeat(8) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
