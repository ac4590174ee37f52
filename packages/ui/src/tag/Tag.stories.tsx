import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { cardIcon } from "../icon/shapes.ts";
import { Inline } from "../inline/Inline.tsx";
import { StatusTag } from "./StatusTag.tsx";
import { Tag } from "./Tag.tsx";

const meta = {
  title: "Data/Tag and StatusTag",
  component: Tag,
  subcomponents: { StatusTag },
  args: { children: "Category B" },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Category B")).toBeVisible();
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

export const WithAShape: Story = { args: { icon: cardIcon, children: "Card" } };

const tones = {
  neutral: "Not begun",
  info: "In review",
  success: "Approved",
  warning: "Pay now",
  error: "Rejected",
  accent: "New",
} as const;

export const Statuses: Story = {
  tags: ["visual"],
  render: () => (
    <Inline>
      {(Object.keys(tones) as (keyof typeof tones)[]).map((tone) => (
        <StatusTag key={tone} tone={tone}>
          {tones[tone]}
        </StatusTag>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll("path")].map((path) => path.getAttribute("d"));
    // In black and white there are still six different icons, and screen readers skip all the icons.
    await expect(new Set(drawn).size).toBe(Object.keys(tones).length);
    for (const icon of canvasElement.querySelectorAll("svg")) await expect(icon).toHaveAttribute("aria-hidden", "true");
    // Forced-colours mode removes the background and keeps the border.
    for (const tag of canvasElement.querySelectorAll("div > span")) {
      await expect(getComputedStyle(tag).borderStyle).toBe("solid");
    }
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  render: () => <StatusTag tone="warning">{"Ɛsɛ-sɛ-wotua-ka-ansa-na-wobɛkɔ-so".repeat(3)}</StatusTag>,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const render = Statuses.render as NonNullable<Story["render"]>;
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" }, render };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" }, render };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" }, render };
export const Phone: Story = { tags: ["test-only"], globals: { viewport: { value: "phone" } }, render };
