import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ErrorView } from "./ErrorView.tsx";

const meta = { title: "Feedback/ErrorView", component: ErrorView } satisfies Meta<typeof ErrorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["test-only"],
  name: "Without props it shows an Internal Server Error with status 500 [R-FRM-06]",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Internal Server Error" })).toBeVisible();
    await expect(canvas.getByText("Error 500")).toBeVisible();
    await expect(canvas.getByText(/our fault, not yours/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const NotFound: Story = {
  name: "Page not found", // [R-FRM-06]
  tags: ["visual"],
  args: { status: 404, message: "Page not found: /servces/add", onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
    await expect(canvas.getByText("Error 404")).toBeVisible();
    await expect(canvas.getByText("Page not found: /servces/add")).toBeVisible();
    await expect(canvas.getByText(/may contain a mistake/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  },
};

export const AnyOther: Story = {
  name: "Server failed", // [R-FRM-06]
  tags: ["visual"],
  args: { status: 503, statusMessage: "Service Unavailable", message: "We are changing the lights.", onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Service Unavailable" })).toBeVisible();
    await expect(canvas.getByText("Error 503")).toBeVisible();
    await expect(canvas.getByText("We are changing the lights.")).toBeVisible();
    await userEvent.tab();
    const retry = canvas.getByRole("button", { name: "Try again" });
    await expect(retry).toHaveFocus();
    await expect(getComputedStyle(retry).outlineStyle).toBe("solid");
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = {
  tags: ["test-only"],
  args: { onRetry: fn(), retrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Try again/ }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { status: 404, message: `Page not found: /${"nkrataasehyɛ".repeat(12)}` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const args = NotFound.args ?? {};
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" }, args };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" }, args };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" }, args };
export const Phone: Story = { globals: { viewport: { value: "phone" } }, args };
