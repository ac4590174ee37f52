import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../stack/Stack.tsx";
import { Wordmark } from "./Wordmark.tsx";

const meta = { title: "Layout/Wordmark", component: Wordmark } satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Kwan" })).toBeVisible();
  },
};

export const Sizes: Story = {
  tags: ["visual"],
  render: () => (
    <Stack>
      <Wordmark size="small" />
      <Wordmark />
      <Wordmark size="large" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole("img").map((drawn) => drawn.getBoundingClientRect().height);
    await expect(heights).toEqual([24, 32, 56]);
  },
};

export const BesideWords: Story = {
  args: { label: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" }, args: { size: "large" } };
export const HighContrast: Story = {
  tags: ["test-only"],
  globals: { theme: "high-contrast" },
  args: { size: "large" },
};
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
