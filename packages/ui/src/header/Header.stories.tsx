import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { bellIcon, userIcon } from "../icon/shapes.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Link } from "../link/Link.tsx";
import { LinkRenderer, type LinkRendererProps } from "../link/link-renderer.ts";
import { Wordmark } from "../wordmark/Wordmark.tsx";
import { Header } from "./Header.tsx";

const links = [
  { href: "#home", label: "Home" },
  { href: "#services", label: "Services", current: true },
  { href: "#branches", label: "Branches" },
  { href: "#practice", label: "Practice" },
];

const meta = {
  title: "Navigation/Header",
  component: Header,
  parameters: { layout: "fullscreen" },
  args: {
    brand: (
      <Link href="#home" tone="inherit" plain>
        <Wordmark />
      </Link>
    ),
    links,
    actions: (
      <>
        <IconButton label="Notifications" icon={bellIcon} tone="inherit" />
        <IconButton label="Account" icon={userIcon} tone="inherit" />
      </>
    ),
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual", "print"],
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("banner")).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Services" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
    await expect(canvas.queryByRole("button", { name: "Menu" })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: "Close" })).not.toBeInTheDocument();
    for (const name of ["Kwan", "Home", "Services", "Branches", "Practice"]) {
      await userEvent.tab();
      const link = canvas.getByRole("link", { name });
      await expect(link).toHaveFocus();
      await expect(getComputedStyle(link).outlineStyle).toBe("solid");
    }
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Notifications" })).toHaveFocus();
  },
};

export const Phone: Story = {
  tags: ["visual"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Menu" });
    await expect(canvas.queryByRole("link", { name: "Services" })).not.toBeInTheDocument();
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const nav = canvas.getByRole("navigation", { name: "Main" });
    await expect(nav).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Services" })).toHaveAttribute("aria-current", "page");
    // The menu covers its button, so focus is inside it.
    await waitFor(() => expect(canvas.getAllByRole("link").find((link) => nav.contains(link))).toHaveFocus());
    canvas.getByRole("button", { name: "Close" }).focus();
    await userEvent.keyboard(" ");
    await expect(nav).not.toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(nav).toBeVisible();
  },
};

const visit = fn();
const TestLink = ({ onClick, href, ...rest }: LinkRendererProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      onClick?.(event);
      event.preventDefault();
      visit(href);
    }}
  />
);

export const ClosesWhenALinkIsFollowed: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <LinkRenderer value={TestLink}>
      <Header {...args} />
    </LinkRenderer>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }));
    await userEvent.click(canvas.getByRole("link", { name: "Branches" }));
    await expect(visit).toHaveBeenCalledWith("#branches");
    await expect(canvas.queryByRole("link", { name: "Branches" })).not.toBeInTheDocument();
  },
};

export const Sticky: Story = {
  tags: ["test-only"],
  args: { sticky: true },
  render: (args) => (
    <div style={{ height: "200vh" }}>
      <Header {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 200);
    await waitFor(() => expect(window.scrollY).toBe(200));
    await expect(canvas.getByRole("banner").getBoundingClientRect().top).toBe(0);
  },
};

export const OnlyTheBrand: Story = {
  render: ({ brand }) => <Header brand={brand} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { links: [{ href: "#long", label: "Nkrataasehyɛfoɔadwumayɛkuwnhyehyɛeɛnyinaa" }] },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }));
    const nav = canvas.getByRole("navigation");
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  },
};

export const Tablet: Story = { globals: { viewport: { value: "tablet" } } };
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
