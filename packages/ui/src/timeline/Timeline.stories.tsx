import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LinkButton } from "../button/LinkButton.tsx";
import { Timeline } from "./Timeline.tsx";

const meta = {
  title: "Data/Timeline",
  component: Timeline,
  args: {
    steps: [
      { name: "Sent", state: "done", date: "May 03, 2026, 10:12", dateTime: "2026-05-03T10:12" },
      { name: "Paid", state: "done", date: "May 03, 2026, 10:20", dateTime: "2026-05-03T10:20", content: "GH₵120.00" },
      {
        name: "Road sign test",
        state: "current",
        date: "Before June 02, 2026",
        content: (
          <LinkButton href="#test" tone="secondary">
            Begin the test
          </LinkButton>
        ),
      },
      { name: "Card printed", state: "to-come" },
      { name: "Card handed over", state: "to-come", date: "About June 20, 2026" },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual", "print"],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
    await expect(canvas.getAllByRole("paragraph").map((name) => name.textContent)).toEqual([
      "Sent, done",
      "Paid, done",
      "Road sign test, now",
      "Card printed, not started yet",
      "Card handed over, not started yet",
    ]);
    const current = canvasElement.querySelectorAll("[aria-current]");
    await expect([...current].map((step) => step.getAttribute("aria-current"))).toEqual(["step"]);
    await expect(current[0]).toHaveTextContent("Road sign test");
    await expect(canvasElement.querySelector("time")).toHaveAttribute("datetime", "2026-05-03T10:12");
  },
};

export const Failed: Story = {
  tags: ["visual"],
  args: {
    steps: [
      { name: "Sent", state: "done", date: "May 03, 2026" },
      { name: "Payment", state: "failed", date: "May 03, 2026", content: "Your money was not taken." },
      { name: "Looked at by us", state: "to-come" },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Payment")).toHaveTextContent("Payment, failed");
    const marks = [...canvasElement.querySelectorAll("li > span")].map((mark) => {
      const { borderRadius, borderStyle } = getComputedStyle(mark);
      return `${borderRadius} ${borderStyle} ${mark.querySelector("path")?.getAttribute("d") ?? ""}`;
    });
    // The states differ in shape, not only in colour.
    await expect(new Set(marks).size).toBe(3);
  },
};

export const AllDone: Story = {
  args: {
    steps: [
      { name: "Sent", state: "done", date: "May 03, 2026" },
      { name: "Handed over", state: "done", date: "June 20, 2026" },
    ],
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: {
    steps: [
      { name: "Nhwehwɛmu-a-ɛfa-akwantuo-ho".repeat(4), state: "current", content: "Nkrataasehyɛfoɔ".repeat(9) },
      { name: "Wie", state: "to-come" },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const args = { steps: [...meta.args.steps.slice(0, 3), { name: "Card printed", state: "failed" as const }] };
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" }, args };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" }, args };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" }, args };
export const Phone: Story = { globals: { viewport: { value: "phone" } }, args };
