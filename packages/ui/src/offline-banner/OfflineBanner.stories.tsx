import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { OfflineBanner } from "./OfflineBanner.tsx";

const meta = {
  title: "Feedback/OfflineBanner",
  component: OfflineBanner,
  args: { offline: true },
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Simulates losing or regaining the network connection in the browser. */
const setOnline = (online: boolean) => {
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => online });
  dispatchEvent(new Event(online ? "online" : "offline"));
};

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    const status = canvas.getByRole("status");
    await expect(status).toHaveAttribute("aria-live", "polite");
    await expect(status).toHaveTextContent(
      "You can still read the pages that you have already opened. We will keep what you type.",
    );
    await expect(canvas.getByRole("group", { name: "You are offline" })).toBeVisible();
  },
};

export const FollowsTheDevice: Story = {
  tags: ["test-only"],
  args: { offline: undefined, waiting: 2 },
  beforeEach: () => () => Reflect.deleteProperty(navigator, "onLine"),
  play: async ({ canvas }) => {
    const says = (text: RegExp) => waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(text));
    setOnline(false);
    await says(/^You are offline.*We will send 2 items when you are back online\.$/);
    setOnline(true);
    await says(/^You are back onlineWe are sending 2 items\.$/);
  },
};

export const OnlineAndNothingWaits: Story = {
  tags: ["test-only"],
  args: { offline: undefined },
  beforeEach: () => () => Reflect.deleteProperty(navigator, "onLine"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    setOnline(false);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/^You are offline/));
    await expect(canvas.getByRole("status")).not.toHaveTextContent("We will send");
    setOnline(true);
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement());
  },
};

export const Waiting: Story = {
  args: { waiting: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("We will send 1 item");
  },
};

export const Sending: Story = {
  args: { offline: false, waiting: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("We are sending 1 item.");
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } }, args: { waiting: 3 } };
