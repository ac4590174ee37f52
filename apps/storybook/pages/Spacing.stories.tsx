import { Card, Heading, Stack, Text } from "@kwan/ui";
import { measures, type Space } from "@kwan/ui/themes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import styles from "./pages.module.css";

const steps = Object.keys(measures.space).filter((step) => step !== "none") as Exclude<Space, "none">[];

/** The steps of the space scale, with an example of each between elements. */
function Spacing() {
  return (
    <Stack space="xlarge">
      <Heading level={1}>Spacing</Heading>
      <Text>
        All room is a step of one scale, on a grid of 4 px. The larger steps grow with the screen. No component has a
        margin: <code>Stack</code>, <code>Inline</code>, <code>Grid</code> and <code>Spread</code> take a step as their{" "}
        <code>space</code>. Closer means “belongs together”.
      </Text>
      <Stack as="ul" space="medium" className={styles.swatches}>
        {steps.map((step) => (
          <li key={step}>
            <Text weight="medium">{step}</Text>
            <Text size="small" tone="secondary">
              {measures.space[step]}
            </Text>
            <span data-step={step} className={styles.bar} style={{ width: measures.space[step] }} />
          </li>
        ))}
      </Stack>
      <Stack as="section">
        <Heading level={2}>Between things</Heading>
        {(["xsmall", "medium", "xlarge"] as const).map((step) => (
          <Stack key={step} space="xsmall">
            <Heading level={3}>{step}</Heading>
            <Stack space={step}>
              <Card tone="sunken">A name</Card>
              <Card tone="sunken">What is said about it</Card>
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

const meta = { title: "Kwan/Spacing", component: Spacing } satisfies Meta<typeof Spacing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll("[data-step]")].map((bar) => bar.getBoundingClientRect().width);
    await expect(widths).toHaveLength(steps.length);
    await expect(widths.slice(0, 5)).toEqual([4, 8, 12, 16, 24]);
    await expect([...widths].sort((one, other) => one - other)).toEqual(widths);
  },
};

export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
