import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Heading } from "../heading/Heading.tsx";
import { Link } from "../link/Link.tsx";
import { SkipLink } from "./SkipLink.tsx";

const meta = {
  title: "Navigation/SkipLink",
  component: SkipLink,
  args: { href: "#content" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Link href="#menu">A link of the menu</Link>
      <main id="content">
        <Heading level={1}>The page</Heading>
        <Link href="#first">The first link of the page</Link>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Skip to main content" });
    await expect(link.getBoundingClientRect().width).toBe(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(getComputedStyle(link).outlineStyle).toBe("solid");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBe(1);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "The first link of the page" })).toHaveFocus();
  },
};

const show: NonNullable<Story["play"]> = async ({ canvas }) => {
  await userEvent.tab();
  await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
};

export const Focused: Story = { tags: ["visual"], play: show };

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { children: "Kɔ-nsɛm-titire-no-so-tẽẽ-fa-nhyehyɛe-yi-nyinaa-so-kɔ-anim" },
  play: async (context) => {
    await show(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  tags: ["test-only"],
  globals: { direction: "rtl" },
  args: { children: "انتقل إلى المحتوى الرئيسي" },
  play: async (context) => {
    await show(context);
    const right = context.canvas.getAllByRole("link")[0]?.getBoundingClientRect().right;
    await expect(right).toBeCloseTo(document.documentElement.clientWidth - 8, 0);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" }, play: show };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" }, play: show };
