import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../card/Card.tsx";
import { Stack } from "./Stack.tsx";

const meta = {
  title: "Layout/Stack",
  component: Stack,
  args: { children: ["One", "Two", "Three"].map((word) => <Card key={word}>{word}</Card>) },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [one, two] = ["One", "Two"].map((word) => canvas.getByText(word).getBoundingClientRect());
    await expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBe(16);
  },
};

export const Spaces: Story = {
  tags: ["visual"],
  render: ({ children }) => (
    <div style={{ display: "flex", gap: 16 }}>
      <Stack space="none">{children}</Stack>
      <Stack space="xsmall">{children}</Stack>
      <Stack space="large">{children}</Stack>
      <Stack space="huge">{children}</Stack>
    </div>
  ),
};

export const AsList: Story = {
  args: { as: "ol", children: ["One", "Two"].map((word) => <li key={word}>{word}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list")).toContainElement(canvas.getByText("Two"));
  },
};

export const Centred: Story = { args: { align: "center" } };
export const AtStart: Story = { args: { align: "start" } };
