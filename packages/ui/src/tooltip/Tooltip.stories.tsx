import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Container } from "../container/Container.tsx";
import { eyeOffIcon } from "../icon/shapes.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "Feedback/Tooltip",
  component: Tooltip,
  args: {
    text: "Nobody else sees your number then.",
    side: "below",
    children: (described) => (
      <IconButton {...described} label="Hide my number" icon={eyeOffIcon} tone="secondary" title="" />
    ),
  },
  decorators: [
    (Story) => (
      <Container>
        <Inline align="center">
          <Story />
        </Inline>
      </Container>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const isShown = (canvas: Canvas) => waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
const isGone = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole("tooltip")).not.toBeInTheDocument());

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Hide my number" });
    await expect(button).toHaveAccessibleDescription("Nobody else sees your number then.");
    await expect(canvas.queryByRole("tooltip")).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe("solid");
    await isShown(canvas);
    await waitFor(() => {
      const { bottom, left, width } = button.getBoundingClientRect();
      const words = canvas.getByRole("tooltip").getBoundingClientRect();
      expect(words.top).toBeCloseTo(bottom + 8, 0);
      expect(words.left + words.width / 2).toBeCloseTo(left + width / 2, 0);
    });
  },
};

const pressed = fn();

export const Keyboard: Story = {
  tags: ["test-only"],
  render: (args) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: simulates a surrounding dialog that must not receive Escape.
    <div onKeyDown={({ key }) => pressed(key)}>
      <Tooltip {...args} />
      <Button>The next one</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await isShown(canvas);
    await userEvent.keyboard("{Escape}");
    await isGone(canvas);
    await expect(pressed).not.toHaveBeenCalledWith("Escape");
    await expect(canvas.getByRole("button", { name: "Hide my number" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(pressed).toHaveBeenCalledWith("Escape");
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await isShown(canvas);
    await userEvent.tab();
    await isGone(canvas);
  },
};

export const Pointer: Story = {
  tags: ["test-only"],
  args: { delay: 50 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Hide my number" });
    await userEvent.hover(button);
    await isShown(canvas);
    await userEvent.unhover(button);
    await userEvent.hover(canvas.getByRole("tooltip"));
    await new Promise((done) => setTimeout(done, 300));
    await expect(canvas.getByRole("tooltip")).toBeVisible();
    await userEvent.unhover(canvas.getByRole("tooltip"));
    await isGone(canvas);
  },
};

export const Touch: Story = {
  tags: ["test-only"],
  args: { delay: 0 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Hide my number" });
    await fireEvent.pointerOver(button, { pointerType: "touch" });
    await new Promise((done) => setTimeout(done, 100));
    await expect(canvas.queryByRole("tooltip")).not.toBeInTheDocument();
  },
};

const show: NonNullable<Story["play"]> = async ({ canvas }) => {
  await userEvent.tab();
  await isShown(canvas);
  const { left, right } = canvas.getByRole("tooltip").getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(8);
  await expect(right).toBeLessThanOrEqual(window.innerWidth - 8);
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { text: "Nkrataasehyɛfoɔadwumayɛkuw".repeat(6) },
  play: show,
};
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" }, play: show };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" }, play: show };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" }, play: show };
export const Phone: Story = { tags: ["test-only"], globals: { viewport: { value: "phone" } }, play: show };
