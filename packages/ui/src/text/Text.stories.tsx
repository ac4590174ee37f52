import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Heading } from "../heading/Heading.tsx";
import { Stack } from "../stack/Stack.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Text } from "./Text.tsx";

const meta = {
  title: "Text/Text and headings",
  component: Text,
  subcomponents: { Heading, VisuallyHidden },
  args: { children: "It takes about 10 minutes." },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  tags: ["visual"],
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        Display
      </Heading>
      <Heading level={1}>Heading 1</Heading>
      <Heading level={2}>Heading 2</Heading>
      <Heading level={3}>Heading 3</Heading>
      <Heading level={4}>Heading 4</Heading>
      <Text size="large">Large words</Text>
      <Text>Standard words</Text>
      <Text size="small">Small words</Text>
      {(["secondary", "success", "error", "info", "warning", "accent"] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
      <Text weight="medium">Medium</Text>
      <Text weight="strong">Strong</Text>
      <Text figures>1,234.00</Text>
    </Stack>
  ),
};

export const LevelAndSizeDiffer: Story = {
  render: () => (
    <Heading level={2} size={4}>
      Documents
    </Heading>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 2, name: "Documents" });
    await expect(getComputedStyle(heading).fontSize).toBe("18px");
  },
};

export const OnlyForAScreenReader: Story = {
  tags: ["test-only"],
  render: () => (
    <Text>
      Change<VisuallyHidden> your address</VisuallyHidden>
    </Text>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText("your address");
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByText("Change")).toHaveTextContent("Change your address");
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  render: () => (
    <Stack>
      <Heading level={1}>{"Nkrataasehyɛfoɔadwumayɛkuw".repeat(3)}</Heading>
      <Text>{"Nkrataasehyɛfoɔadwumayɛkuw".repeat(6)}</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Unbroken: Story = { args: { unbroken: true, figures: true, children: "KW-2026-0000395" } };
