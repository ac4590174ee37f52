import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Text } from "../text/Text.tsx";
import { Wordmark } from "../wordmark/Wordmark.tsx";
import { Footer } from "./Footer.tsx";

const meta = {
  title: "Navigation/Footer",
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: {
    groups: [
      {
        heading: "Help",
        links: [
          { href: "#branches", label: "Find a branch" },
          { href: "#call", label: "Call us" },
        ],
      },
      {
        heading: "About this service",
        links: [
          { href: "#privacy", label: "Privacy" },
          { href: "#accessibility", label: "Accessibility" },
        ],
      },
    ],
    children: (
      <>
        <Wordmark label={null} size="small" />
        <Text size="small">© 2026 The authority. All times are those of Accra.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual", "print"],
  play: async ({ canvas }) => {
    const help = within(canvas.getByRole("navigation", { name: "Help" }));
    await expect(canvas.getByRole("contentinfo")).toHaveTextContent("© 2026 The authority");
    await expect(help.getAllByRole("link")).toHaveLength(2);
    await userEvent.tab();
    const first = help.getByRole("link", { name: "Find a branch" });
    await expect(first).toHaveFocus();
    await expect(getComputedStyle(first).outlineStyle).toBe("solid");
    await expect(first.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const OnlyWords: Story = {
  render: ({ children }) => <Footer>{children}</Footer>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { groups: [{ heading: "Mmoa", links: [{ href: "#long", label: "Nkrataasehyɛfoɔ".repeat(5) }] }] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
