import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Card } from "../card/Card.tsx";
import { Container } from "../container/Container.tsx";
import { Divider } from "../divider/Divider.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Spread } from "../spread/Spread.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { Grid } from "./Grid.tsx";

const cards = Array.from({ length: 7 }, (_, index) => `Branch ${index + 1}`).map((name) => (
  <Card key={name}>{name}</Card>
));

const meta = {
  title: "Layout/Grid and rows",
  component: Grid,
  subcomponents: { Inline, Spread, Container, Card, Divider },
  args: { children: cards },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = (canvas: HTMLElement) =>
  new Set(Array.from(within(canvas).getAllByText(/^Branch/), (cell) => cell.getBoundingClientRect().left)).size;

export const Wide: Story = {
  tags: ["visual"],
  play: async ({ canvasElement }) => {
    await expect(columns(canvasElement)).toBeGreaterThan(2);
  },
};

export const OneColumnWhereItIsNarrow: Story = {
  args: { columns: "wide" },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvasElement }) => {
    await expect(columns(canvasElement)).toBe(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const InlineSpreadContainerDivider: Story = {
  tags: ["visual"],
  render: () => (
    <Container width="narrow">
      <Stack>
        <Spread>
          <Text weight="strong">Applications</Text>
          <Text>See all</Text>
        </Spread>
        <Divider />
        <Inline>
          <Card tone="success">Success</Card>
          <Card tone="error">Error</Card>
          <Card tone="warning">Warning</Card>
          <Card tone="info">Info</Card>
          <Card tone="accent">Accent</Card>
          <Card tone="action">Action</Card>
          <Card tone="sunken">Sunken</Card>
        </Inline>
        <Inline align="end" alignY="baseline">
          <Text size="large">Large</Text>
          <Text size="small">small</Text>
        </Inline>
      </Stack>
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("separator")).toBeVisible();
    const left = canvas.getByText("Applications").getBoundingClientRect();
    const right = canvas.getByText("See all").getBoundingClientRect();
    await expect(left.top).toBe(right.top);
    await expect(right.left).toBeGreaterThan(left.right + 100);
  },
};
