import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Dialog, type DialogProps } from "./Dialog.tsx";

function Asks(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    setOpen(false);
    props.onOpenChange?.(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel the application</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={close}
        actions={
          <>
            <Button tone="error" onClick={close}>
              Cancel this application
            </Button>
            <Button tone="secondary" onClick={close}>
              Keep it
            </Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  title: "Feedback/Dialog",
  component: Dialog,
  args: {
    open: false,
    heading: "Cancel this application?",
    description: "We do not refund the GH₵120.00 that you paid. You cannot undo this.",
    onOpenChange: fn(),
  },
  render: (args) => <Asks {...args} />,
  // A modal makes the rest of the page inert, so each story gets a frame in the documentation.
  parameters: { docs: { story: { inline: false, height: "32rem" } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["test-only"],
  args: { ref: fn(), onClick: fn() },
  play: async ({ canvas, args }) => {
    const ask = canvas.getByRole("button", { name: "Cancel the application" });
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await userEvent.click(ask);
    const dialog = screen.getByRole("dialog", { name: "Cancel this application?" });
    await expect(args.ref).toHaveBeenCalledWith(dialog);
    await expect(dialog).toHaveAccessibleDescription(
      "We do not refund the GH₵120.00 that you paid. You cannot undo this.",
    );
    await expect(screen.getByRole("heading", { name: "Cancel this application?" })).toHaveFocus();
    // A second press of the key that opened the dialog must not press one of its buttons.
    await userEvent.keyboard("{Enter} ");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    // Focus returns to the button.
    await expect(ask).toHaveFocus();
    await userEvent.click(ask);
    await userEvent.click(screen.getByRole("button", { name: "Cancel this application" }));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/** Dispatches the event that the browser fires for Escape, because simulated keys do not trigger it. */
const pressEscape = (dialog: HTMLElement) => dialog.dispatchEvent(new Event("cancel", { cancelable: true }));

export const EscapeAndOutside: Story = {
  tags: ["test-only"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cancel the application" }));
    pressEscape(screen.getByRole("dialog"));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: "Cancel the application" }));
    // A press outside targets the dialog element itself. A press inside targets its content.
    await userEvent.click(screen.getByText("We do not refund the GH₵120.00 that you paid. You cannot undo this."));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("dialog"));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

function Disappears(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel the application</Button>
      {open && <Dialog {...props} open onOpenChange={() => setOpen(false)} />}
    </>
  );
}

/** Focus returns even if the app removes the dialog instead of closing it. */
export const Removed: Story = {
  tags: ["test-only"],
  render: (args) => <Disappears {...args} />,
  play: async ({ canvas }) => {
    const ask = canvas.getByRole("button", { name: "Cancel the application" });
    await userEvent.click(ask);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await expect(ask).toHaveFocus();
  },
};

export const MustAnswer: Story = {
  tags: ["test-only"],
  args: { mustAnswer: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cancel the application" }));
    const dialog = screen.getByRole("dialog");
    await expect(screen.queryByRole("button", { name: "Close" })).not.toBeInTheDocument();
    await expect(pressEscape(dialog)).toBe(false);
    await userEvent.click(dialog);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toHaveAttribute("open");
  },
};

export const Open: Story = { tags: ["visual"], args: { open: true } };
export const Phone: Story = { tags: ["visual"], args: { open: true }, globals: { viewport: { value: "phone" } } };
export const LongText: Story = {
  tags: ["test-only"],
  args: { open: true, heading: "Wopɛ-sɛ-wotwa-wo-abisadeɛ-yi-mu-anaa".repeat(3) },
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    const dialog = screen.getByRole("dialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
export const Dark: Story = { tags: ["test-only"], args: { open: true }, globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], args: { open: true }, globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], args: { open: true }, globals: { direction: "rtl" } };
