import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Accordion } from "./Accordion.tsx";

const meta = {
  title: "Navigation/Accordion",
  component: Accordion,
  args: { summary: "What do I bring?", children: "Your Ghana Card, and the letter that we sent you." },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByText("What do I bring?").closest("summary") as HTMLElement;
    const content = canvas.getByText(/Your Ghana Card/);
    await expect(content).not.toBeVisible();
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await expect(getComputedStyle(summary).outlineStyle).toBe("solid");
    await expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(summary);
    await expect(content).toBeVisible();
    await userEvent.click(summary);
    await expect(content).not.toBeVisible();
  },
};

export const Exclusive: Story = {
  tags: ["visual"],
  render: () => (
    <div>
      <Accordion summary="What do I bring?" level={2} name="questions" defaultOpen>
        Your Ghana Card, and the letter that we sent you.
      </Accordion>
      <Accordion summary="How long does it take?" level={2} name="questions">
        About 20 minutes.
      </Accordion>
      <Accordion summary="What if I am late?" level={2} name="questions">
        Call us. We keep your place for 15 minutes.
      </Accordion>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(3);
    await expect(canvas.getByText(/Your Ghana Card/)).toBeVisible();
    await userEvent.click(canvas.getByText("What if I am late?"));
    await expect(canvas.getByText(/Call us/)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/Your Ghana Card/)).not.toBeVisible());
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { summary: "Nkrataasehyɛfoɔ".repeat(5), children: "Adwumayɛkuw".repeat(10), defaultOpen: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const render = Exclusive.render as NonNullable<Story["render"]>;
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" }, render };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" }, render };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" }, render };
export const Phone: Story = { globals: { viewport: { value: "phone" } }, render };
