import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Heading } from "../heading/Heading.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { StartPage } from "./StartPage.tsx";

const meta = {
  title: "Layout/StartPage",
  component: StartPage,
  args: {
    heading: "Renew your licence",
    lead: "Renew your driver’s licence before it expires, or within 2 years after.",
    facts: [
      { name: "Price", value: "GH₵120.00" },
      { name: "Time", value: "5 to 10 working days" },
      { name: "Valid for", value: "6 years" },
    ],
    href: "#start",
    hint: <Text tone="secondary">You need an account. You can create one when you start.</Text>,
    children: (
      <Stack as="section" space="small">
        <Heading level={2}>Before you start</Heading>
        <Text>You need a photo of your Ghana Card and the result of an eye test.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof StartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Renew your licence" })).toBeVisible();
    const start = canvas.getByRole("link", { name: "Start now" });
    await expect(start).toHaveAttribute("href", "#start");
    await userEvent.tab();
    await expect(start).toHaveFocus();
    await expect(getComputedStyle(start).outlineStyle).toBe("solid");
    // People who know the rest start without scrolling past it.
    const before = canvas.getByRole("heading", { name: "Before you start" });
    await expect(start.compareDocumentPosition(before)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const WithoutFacts: Story = {
  args: { facts: [], lead: undefined, hint: undefined, children: undefined, startLabel: "Begin the exercise" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Begin the exercise" })).toBeVisible();
    await expect(canvas.queryByRole("term")).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { heading: "Yɛ-wo-krataa-no-foforɔ".repeat(3) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
