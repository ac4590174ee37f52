import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { InsetText } from "../inset-text/InsetText.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { WarningText } from "./WarningText.tsx";

const meta = {
  title: "Text/WarningText and InsetText",
  component: WarningText,
  subcomponents: { InsetText },
  args: { children: "You can be fined if you drive without a licence." },
} satisfies Meta<typeof WarningText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvasElement }) => {
    // A screen reader hears that it is a warning, because it cannot see the icon.
    await expect(canvasElement).toHaveTextContent("Warning: You can be fined if you drive without a licence.");
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};

export const Inset: Story = {
  tags: ["visual"],
  render: () => (
    <Stack>
      <Text>Apply before you sell the vehicle.</Text>
      <InsetText>It can take up to 8 weeks to register a vehicle from abroad.</InsetText>
      <Text>You can follow the application here.</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const inset = canvas.getByText(/8 weeks/);
    await expect(getComputedStyle(inset).borderInlineStartWidth).toBe("8px");
  },
};

export const InsetRightToLeft: Story = {
  ...Inset,
  tags: ["test-only"],
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/8 weeks/)).borderRightWidth).toBe("8px");
  },
};

export const LongText: Story = {
  tags: ["test-only"],
  globals: { viewport: { value: "narrow" } },
  args: { children: "Ɛsɛ-sɛ-wotua-ka-ansa-na-wobɛkɔ-so".repeat(3) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" } };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" } };
