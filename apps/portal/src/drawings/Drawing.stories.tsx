import { Inline } from "@kwan/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
    const drawings = [...canvasElement.querySelectorAll("svg")];
    await expect(drawings.map((each) => each.getBoundingClientRect().width)).toEqual(all.map(() => 96));
    await expect(drawings.every((each) => each.getAttribute("aria-hidden") === "true")).toBe(true);
    // A drawing weighs less than a kilobyte.
    await expect(Math.max(...drawings.map(({ outerHTML }) => outerHTML.length))).toBeLessThan(1_000);
  },
};
