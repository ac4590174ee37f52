import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LinkButton } from "../button/LinkButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { documentIcon } from "../icon/shapes.ts";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  args: {
    heading: "You have no applications yet",
    children: "You can apply in about 10 minutes, and then see the progress here.",
    drawing: <Icon shape={documentIcon} size="huge" />,
    action: <LinkButton href="#new">Apply for a service</LinkButton>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "You have no applications yet" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Apply for a service" })).toHaveAttribute("href", "#new");
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

export const OnlyWords: Story = {
  render: () => (
    <EmptyState heading="Nothing matches" level={3}>
      Choose fewer filters.
    </EmptyState>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toBeVisible();
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { heading: "Abisadeɛ-biara-nni-ha-wommisaa-hwee-da".repeat(2) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = {
  tags: ["test-only"],
  globals: { direction: "rtl" },
  args: { heading: "لا توجد طلبات بعد" },
};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
