import type { Meta, StoryObj } from "@storybook/react-vite";
import type { FormEvent } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { arrowRightIcon } from "../icon/shapes.ts";
import { Inline } from "../inline/Inline.tsx";
import { Button } from "./Button.tsx";

const meta = {
  title: "Actions/Button",
  component: Button,
  args: { children: "Continue", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  tags: ["visual"],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Continue" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe("solid");
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Tones: Story = {
  tags: ["visual"],
  render: ({ onClick }) => (
    <Inline>
      <Button onClick={onClick}>Send my application</Button>
      <Button tone="secondary">Save for later</Button>
      <Button tone="quiet">Go back</Button>
      <Button tone="error">Cancel this application</Button>
    </Inline>
  ),
};

export const Small: Story = { args: { size: "small", tone: "secondary" } };

export const WithIcon: Story = { args: { icon: arrowRightIcon } };

export const Wide: Story = { tags: ["test-only"], args: { wide: true } };

export const Disabled: Story = {
  tags: ["test-only"],
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const onSubmit = fn((event: FormEvent) => event.preventDefault());

export const Busy: Story = {
  args: { busy: true, type: "submit", children: "Send" },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: /Send/ });
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(within(button).getByRole("status")).toHaveTextContent("Working");
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { children: "Nkrataasehyɛfoɔadwumayɛkuw-a-wɔhwɛ-akwantufoɔ-so nhyehyɛe no nyinaa akyi kwan" },
};

export const RightToLeft: Story = {
  tags: ["test-only"],
  globals: { direction: "rtl" },
  args: { children: "متابعة", icon: arrowRightIcon },
};

export const Dark: Story = {
  tags: ["test-only"],
  globals: { theme: "dark" },
  render: Tones.render as NonNullable<Story["render"]>,
};
export const HighContrast: Story = {
  tags: ["test-only"],
  globals: { theme: "high-contrast" },
  render: Tones.render as NonNullable<Story["render"]>,
};
