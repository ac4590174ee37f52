import { Inline } from "@kwan/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Drawing } from "./Drawing.tsx";

const meta = { title: "Portal/Drawings", component: Drawing, args: { of: "first" } } satisfies Meta<typeof Drawing>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = ["first", "empty", "done", "passed", "wrong"] as const;

export const Five: Story = {
  name: "Five drawings, of the same size, which screen readers skip",
  render: () => (
    <Inline>
      {all.map((name) => (
        <Drawing key={name} of={name} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll("img")];
    await waitFor(() =>
      expect(drawings.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)).toBe(true),
    );
    await expect(drawings.map(({ width, alt }) => [width, alt])).toEqual(all.map(() => [96, ""]));
    const sizes = await Promise.all(drawings.map(async ({ src }) => (await (await fetch(src)).blob()).size));
    await expect(Math.max(...sizes)).toBeLessThan(1_000);
  },
};
