import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TaskList } from "./TaskList.tsx";

const meta = {
  title: "Forms/TaskList",
  component: TaskList,
  args: {
    tasks: [
      { name: "Road sign test", href: "#signs", status: "Passed" },
      { name: "Eye test", href: "#eyes", hint: "At a branch, about 15 minutes", status: "To do" },
      { name: "Practical test", status: "Can't be booked yet" },
    ],
  },
} satisfies Meta<typeof TaskList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    const eyes = canvas.getByRole("link", { name: "Eye test" });
    await expect(eyes).toHaveAccessibleDescription("To do");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Road sign test" })).toHaveFocus();
    await expect(canvas.queryByRole("link", { name: "Practical test" })).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: {
    tasks: [{ name: "Sɔhwɛ-a-ɛfa-akwan-so-nsɛnkyerɛnneɛ-ho".repeat(2), href: "#x", status: "Ɛnnya-nhyɛɛ-aseɛ" }],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
