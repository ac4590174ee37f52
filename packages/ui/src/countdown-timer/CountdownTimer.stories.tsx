import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Stack } from "../stack/Stack.tsx";
import { CountdownTimer } from "./CountdownTimer.tsx";

/** A fake clock that advances only when the test sets it. */
const time = { now: 0 };
const now = () => time.now;
const setClock = (milliseconds: number) => {
  time.now = milliseconds;
  // The event that a browser fires when a hidden tab becomes visible.
  document.dispatchEvent(new Event("visibilitychange"));
};

const meta = {
  title: "Feedback/CountdownTimer",
  component: CountdownTimer,
  args: { until: 301_000, now, onEnd: fn() },
  beforeEach: () => {
    time.now = 0;
  },
} satisfies Meta<typeof CountdownTimer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const timer = canvas.getByRole("timer");
    const status = canvas.getByRole("status");
    // The timeout is shorter than the next tick, so only the `visibilitychange` event can have updated the timer.
    const shows = (text: string) => waitFor(() => expect(timer).toHaveTextContent(text), { timeout: 300 });
    await shows("Time left5:015 minutes 1 second");
    await expect(status).toBeEmptyDOMElement();
    setClock(1000);
    await shows("5:00");
    await expect(status).toHaveTextContent("5 minutes left");
    setClock(2000);
    await shows("4:59");
    await expect(status).toHaveTextContent("5 minutes left");
    setClock(301_000 - 45_000);
    await shows("0:45");
    await expect(status).toHaveTextContent("45 seconds left");
    await expect(args.onEnd).not.toHaveBeenCalled();
    setClock(400_000);
    await shows("0:00");
    await expect(status).toHaveTextContent("Time is up");
    setClock(500_000);
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
  },
};

export const GoesByItself: Story = {
  tags: ["test-only"],
  args: { until: 0 },
  render: (args) => <CountdownTimer {...args} until={Math.ceil(performance.timeOrigin / 1000) * 1000 + 3_600_000} />,
  play: async ({ canvas }) => {
    const began = performance.now();
    time.now = performance.timeOrigin;
    const start = canvas.getByRole("timer").textContent;
    const tick = setInterval(() => {
      time.now = performance.timeOrigin + performance.now() - began;
    }, 50);
    await waitFor(() => expect(canvas.getByRole("timer").textContent).not.toBe(start), { timeout: 3000 });
    clearInterval(tick);
  },
};

export const WasOverBefore: Story = {
  tags: ["test-only"],
  args: { until: -1 },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole("timer")).toHaveTextContent("0:00");
  },
};

export const Stages: Story = {
  tags: ["visual"],
  render: () => (
    <Stack align="start">
      <CountdownTimer until={7_384_000} now={now} />
      <CountdownTimer until={754_000} now={now} label="The code can be used for" />
      <CountdownTimer until={42_000} now={now} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("0:42")).toBeVisible());
    await expect(canvas.getByText("2:03:04")).toBeVisible();
    await expect(canvas.getByText("12:34")).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { label: "Nkrataasehyɛfoɔ".repeat(5), until: 30_000 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const render = Stages.render as NonNullable<Story["render"]>;
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" }, render };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" }, render };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" }, render };
export const Phone: Story = { globals: { viewport: { value: "phone" } }, render };
