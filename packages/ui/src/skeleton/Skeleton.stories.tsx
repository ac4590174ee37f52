import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../card/Card.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { LoadingRegion } from "./LoadingRegion.tsx";
import { Skeleton } from "./Skeleton.tsx";

const meta = { title: "Feedback/Skeleton", component: Skeleton, subcomponents: { LoadingRegion } } satisfies Meta<
  typeof Skeleton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { lines: 3 } };

export const Loading: Story = {
  tags: ["visual"],
  render: () => (
    <LoadingRegion label="Loading your requests">
      <Stack>
        <Heading level={2}>Your requests</Heading>
        <Card>
          <Stack>
            <Skeleton shape="circle" />
            <Skeleton lines={3} />
            <Skeleton shape="block" height="control" />
          </Stack>
        </Card>
      </Stack>
    </LoadingRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status")).toHaveLength(1);
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading your requests");
    await expect(canvas.getByRole("status").parentElement).toHaveAttribute("aria-busy", "true");
  },
};

export const KeepsTheLayout: Story = {
  tags: ["test-only"],
  render: () => (
    <Stack>
      <Text data-testid="words">We are checking your application.</Text>
      <Text data-testid="bones">
        <Skeleton />
      </Text>
      <Text size="large" data-testid="large-words">
        Requests
      </Text>
      <Text size="large" data-testid="large-bones">
        <Skeleton />
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(height("bones")).toBeCloseTo(height("words"), 0);
    await expect(height("large-bones")).toBeCloseTo(height("large-words"), 0);
    for (const bone of canvas.getByTestId("bones").children) await expect(bone).toHaveAttribute("aria-hidden", "true");
  },
};

export const Heights: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="block" height="control" />
      <Skeleton shape="block" />
      <Skeleton shape="block" height="card" />
      <Skeleton shape="block" height="picture" />
    </Stack>
  ),
};

const render = Loading.render as NonNullable<Story["render"]>;
export const Narrow: Story = { tags: ["test-only"], globals: { viewport: { value: "narrow" } }, render };
export const Dark: Story = { tags: ["test-only"], globals: { theme: "dark" }, render };
export const HighContrast: Story = { tags: ["test-only"], globals: { theme: "high-contrast" }, render };
export const RightToLeft: Story = { tags: ["test-only"], globals: { direction: "rtl" }, render };
