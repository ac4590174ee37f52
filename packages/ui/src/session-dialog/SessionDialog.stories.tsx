import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Form } from "../form/Form.tsx";
import { PasswordInput } from "../password-input/PasswordInput.tsx";
import { TextInput } from "../text-input/TextInput.tsx";
import { SessionDialog } from "./SessionDialog.tsx";

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());
const time = { now: 0 };

const meta = {
  title: "Feedback/SessionDialog",
  component: SessionDialog,
  args: {
    open: true,
    onLogOut: fn(),
    children: (
      <Form onSubmit={onSubmit}>
        <PasswordInput label="Password" name="password" />
        <Button type="submit">Log in</Button>
      </Form>
    ),
  },
  // A modal makes the rest of the page inert, so each story gets a frame in the documentation.
  parameters: { docs: { story: { inline: false, height: "32rem" } } },
} satisfies Meta<typeof SessionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole("dialog", { name: "Log in again" });
    await expect(dialog.matches(":modal")).toBe(true);
    await expect(canvas.queryByRole("button", { name: "Close" })).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText("Password", { selector: "input" }), "Kente-Gold!{Enter}");
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Stay logged out" }));
    await expect(args.onLogOut).toHaveBeenCalledTimes(1);
  },
};

export const MustBeAnswered: Story = {
  tags: ["test-only"],
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole("dialog");
    // The event that the browser fires for Escape and for a phone's back gesture. Unless the event is prevented, the
    // dialog closes.
    await expect(await fireEvent(dialog, new Event("cancel", { cancelable: true }))).toBe(false);
    await userEvent.click(dialog);
    await expect(dialog).toHaveAttribute("open");
    await expect(dialog).toHaveAttribute("closedby", "none");
    (dialog as HTMLDialogElement).close();
    await waitFor(() => expect(dialog.matches(":modal")).toBe(true));
    await expect(args.onLogOut).not.toHaveBeenCalled();
  },
};

export const KeepsThePage: Story = {
  tags: ["test-only"],
  args: { open: false },
  render: (args) => (
    <>
      <TextInput label="Note" name="note" defaultValue="Half a sentence" />
      <SessionDialog {...args} open />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[name='note']")).toHaveValue("Half a sentence");
  },
};

export const CountsDown: Story = {
  tags: ["test-only"],
  args: { until: 90_000, now: () => time.now, onEnd: fn() },
  beforeEach: () => {
    time.now = 0;
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent("Time left1:30"));
    time.now = 90_000;
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole("dialog")).toHaveAttribute("open");
  },
};

export const InAnotherLanguage: Story = {
  tags: ["test-only"],
  args: {
    heading: "San hyɛn mu",
    message: "Woapue.",
    logOutLabel: "Pue",
    timeLabel: "Berɛ",
    until: 90_000,
    now: () => 0,
    timeWords: { durationLabel: (seconds) => `simma ${seconds}`, endLabel: "Berɛ no aso" },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent("Berɛ1:30simma 90"));
    await expect(canvas.getByRole("dialog")).not.toHaveTextContent(/minute|left|Log out/);
  },
};

export const Loading: Story = {
  tags: ["test-only"],
  args: { loggingOut: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Stay logged out/ }));
    await expect(args.onLogOut).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { heading: "Nkrataasehyɛfoɔ".repeat(4), message: "Adwumayɛkuw".repeat(12), logOutLabel: "Nhyehyɛeɛ".repeat(6) },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole("dialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
