import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../stack/Stack.tsx";
import { Progress } from "./Progress.tsx";

const meta = {
  title: "Feedback/Progress",
  component: Progress,
  args: { label: "Sending your photo", value: 30, max: 120 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Sending your photo" });
    await expect(bar).toHaveProperty("position", 0.25);
    await expect(bar).toHaveAttribute("aria-valuetext", "25 %");
    await expect(canvas.getByText("25 %")).toBeVisible();
  },
};

export const InWords: Story = {
  args: { label: "Your documents", value: 3, max: 5, valueText: "3 of 5 documents" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "3 of 5 documents");
    await expect(canvas.queryByText("60 %")).not.toBeInTheDocument();
  },
};

export const Indeterminate: Story = {
  args: { label: "Waiting for your network", value: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Waiting for your network" });
    await expect(bar.matches(":indeterminate")).toBe(true);
    await expect(bar).not.toHaveAttribute("aria-valuetext");
  },
};

export const Stages: Story = {
  tags: ["visual", "test-only"],
  render: () => (
    <Stack space="large">
      <Progress label="Not begun" value={0} />
      <Progress label="Half" value={0.5} />
      <Progress label="Done" value={1} />
      <Progress label="More than there is" value={7} max={5} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole("progressbar").map((bar) => bar.getAttribute("aria-valuetext"));
    await expect(texts).toEqual(["0 %", "50 %", "100 %", "100 %"]);
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { label: "Nkrataasehyɛfoɔadwumayɛkuw".repeat(3), valueText: "Nkrataasehyɛfoɔ".repeat(3) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const render = Stages.render as NonNullable<Story["render"]>;
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" }, render };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" }, render };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" }, render };
export const Phone: Story = { tags: ["test-only"], globals: { viewport: { value: "phone" } }, render };
