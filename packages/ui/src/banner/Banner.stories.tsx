import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Link } from "../link/Link.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Banner } from "./Banner.tsx";

const meta = {
  title: "Feedback/Banner",
  component: Banner,
  args: {
    heading: "Our offices are closed on Monday",
    children: "6 March is Independence Day. We are back on Tuesday.",
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("note", { name: "Our offices are closed on Monday" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
  },
};

export const Tones: Story = {
  tags: ["visual"],
  render: () => (
    <Stack>
      <Banner heading="Our offices are closed on Monday">We are back on Tuesday.</Banner>
      <Banner tone="success" heading="Your address is saved" />
      <Banner tone="warning" heading="Pay before 12 May" actions={<Button>Pay GH₵120.00</Button>}>
        After that day you start again.
      </Banner>
      <Banner tone="error" heading="The payment did not go through">
        Your money was not taken. <Link href="#again">Pay again</Link>
      </Banner>
      <Banner tone="accent" onDismiss={() => {}}>
        You can now book a visit on Saturdays.
      </Banner>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Your money was not taken.");
    await expect(canvas.getAllByRole("status").map((one) => one.textContent?.slice(0, 12))).toEqual([
      "Your address",
      "Pay before 1",
    ]);
    await expect(canvas.getAllByRole("note")).toHaveLength(2);
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    const close = canvas.getByRole("button", { name: "Dismiss" });
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await expect(getComputedStyle(close).outlineStyle).toBe("solid");
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};

export const WithActions: Story = {
  args: { tone: "warning", actions: <Button tone="secondary">See the days</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "See the days" })).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { heading: "Nkrataasehyɛfoɔadwumayɛkuwnhyehyɛeɛnyinaaakyikwan", onDismiss: () => {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const render = Tones.render as NonNullable<Story["render"]>;
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" }, render };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" }, render };
export const RightToLeft: Story = {
  tags: ["test-only"],
  globals: { direction: "rtl" },
  args: { heading: "مكاتبنا مغلقة يوم الاثنين", children: "نعود يوم الثلاثاء.", onDismiss: () => {} },
};
export const Phone: Story = { globals: { viewport: { value: "phone" } }, render };
