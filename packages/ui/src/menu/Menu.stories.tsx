import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Container } from "../container/Container.tsx";
import { documentIcon, logOutIcon, menuIcon, settingsIcon, shareIcon, trashIcon } from "../icon/shapes.ts";
import { Inline } from "../inline/Inline.tsx";
import { Menu } from "./Menu.tsx";

const share = fn();
const remove = fn();

const meta = {
  title: "Navigation/Menu",
  component: Menu,
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: {
    label: "Account",
    items: [
      { label: "Profile", href: "#profile", icon: documentIcon },
      { label: "Settings", href: "#settings", icon: settingsIcon },
      { label: "Share", onChoose: share, icon: shareIcon },
      { label: "Remove", onChoose: remove, icon: trashIcon, tone: "error", disabled: true },
      { label: "Log out", onChoose: fn(), icon: logOutIcon, divided: true },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const opened = async (canvas: Canvas) => {
  const menu = await canvas.findByRole("menu", { name: "Account" });
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  return within(menu);
};

export const Default: Story = {
  tags: ["visual"],
  args: { className: "account-menu", onOpenChange: fn() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Account" });
    await expect(button).toHaveAttribute("aria-haspopup", "menu");
    await expect(button).toHaveClass("account-menu");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(button);
    const menu = await opened(canvas);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(menu.getAllByRole("menuitem")).toHaveLength(5);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    const first = menu.getByRole("menuitem", { name: "Profile" });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute("href", "#profile");
    await expect(getComputedStyle(first).outlineStyle).toBe("solid");
    await waitFor(() => {
      const panel = canvas.getByRole("menu").getBoundingClientRect();
      const from = button.getBoundingClientRect();
      expect([panel.left, panel.top]).toEqual([from.left, from.bottom + 4]);
    });
  },
};

export const Keyboard: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Account" });
    const isOn = (name: string) => expect(canvas.getByRole("menuitem", { name })).toHaveFocus();
    const isClosed = async () => {
      await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
      await expect(canvas.queryByRole("menu")).not.toBeInTheDocument();
    };
    await userEvent.tab();
    await expect(button).toHaveFocus();
    for (const key of ["{Enter}", " ", "{ArrowDown}"]) {
      await userEvent.keyboard(key);
      await opened(canvas);
      await isOn("Profile");
      await userEvent.keyboard("{Escape}");
      await isClosed();
      await expect(button).toHaveFocus();
    }
    await userEvent.keyboard("{ArrowUp}");
    await opened(canvas);
    await isOn("Log out");
    await userEvent.keyboard("{ArrowDown}");
    await isOn("Profile");
    await userEvent.keyboard("{ArrowUp}");
    await isOn("Log out");
    await userEvent.keyboard("{Home}");
    await isOn("Profile");
    await userEvent.keyboard("{End}");
    await isOn("Log out");
    await userEvent.keyboard("s");
    await isOn("Settings");
    await userEvent.keyboard("h");
    await isOn("Share");
    await userEvent.keyboard("{Enter}");
    await expect(share).toHaveBeenCalledTimes(1);
    await isClosed();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await opened(canvas);
    await userEvent.tab();
    await isClosed();
  },
};

export const Disabled: Story = {
  tags: ["test-only"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Account" }));
    const menu = await opened(canvas);
    const item = menu.getByRole("menuitem", { name: "Remove" });
    await expect(item).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("re");
    await expect(item).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(item);
    await expect(remove).not.toHaveBeenCalled();
    await expect(canvas.getByRole("menu")).toBeVisible();
  },
};

export const DrawingAlone: Story = {
  args: { icon: menuIcon },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Account" }));
    await opened(canvas);
  },
};

const open: NonNullable<Story["play"]> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button"));
  const menu = await canvas.findByRole("menu");
  await waitFor(() => expect(menu.style.left).not.toBe(""));
  const { left, right } = menu.getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(8);
  await expect(right).toBeLessThanOrEqual(window.innerWidth - 8);
};

export const AtTheEndOfTheLine: Story = {
  tags: ["test-only"],
  args: { align: "end" },
  render: (args) => (
    <Inline align="end">
      <Menu {...args} />
    </Inline>
  ),
  play: async (context) => {
    await open(context);
    const { right } = context.canvas.getByRole("button").getBoundingClientRect();
    await waitFor(() => expect(context.canvas.getByRole("menu").getBoundingClientRect().right).toBeCloseTo(right, 0));
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { label: "Nkrataasehyɛfoɔ".repeat(4), items: [{ label: "Nhyehyɛeɛ".repeat(12), href: "#long" }] },
  play: async (context) => {
    await open(context);
    const menu = context.canvas.getByRole("menu");
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

export const RightToLeft: Story = {
  tags: ["test-only"],
  globals: { direction: "rtl" },
  play: async (context) => {
    await open(context);
    const { right } = context.canvas.getByRole("button").getBoundingClientRect();
    await waitFor(() => expect(context.canvas.getByRole("menu").getBoundingClientRect().right).toBeCloseTo(right, 0));
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" }, play: open };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" }, play: open };
export const Phone: Story = { globals: { viewport: { value: "phone" } }, play: open };
